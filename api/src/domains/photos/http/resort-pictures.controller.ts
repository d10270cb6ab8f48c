import { resortPictureSchema } from '@arrival/contracts';
import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin, Public } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { TakesPicture } from '../../../platform/http/requests-at-once';
import { withPhotoForm } from '../photo-form.facade';
import { ResortPicturesService } from '../resort-pictures.service';

class PictureParamsDto extends createZodDto(z.object({ file: z.string().max(80) })) {}
class ResortPictureDto extends createZodDto(resortPictureSchema) {}

const form = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

@ApiTags('Pictures')
@Controller('api')
export class ResortPicturesController {
  constructor(private readonly pictures: ResortPicturesService) {}

  @Admin()
  @Post('admin/pictures')
  @Refuses('photo.invalid', 'photo.too_big')
  @ApiOperation({
    summary:
      'Takes in a picture of the resort (JPEG, PNG or WebP); everybody may see it at the address that is answered',
  })
  @TakesPicture()
  @ApiBody({ schema: form })
  @ApiOkResponse({ type: ResortPictureDto })
  upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return withPhotoForm(request, ({ picture }) => this.pictures.keep(actor, picture));
  }

  @Public()
  @Get('pictures/:file')
  @Refuses('picture.unknown')
  @ApiOperation({ summary: 'A picture of the resort; an address never shows another one' })
  @AnswersFile('image/jpeg', 'image/png', 'image/webp')
  async read(
    @Param() { file }: PictureParamsDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { bytes, type } = await this.pictures.read(file);
    // Only what was found never changes.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type, disposition: 'inline', length: bytes.length });
  }
}
