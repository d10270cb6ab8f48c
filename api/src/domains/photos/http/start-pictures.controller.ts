import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { StartPicturesService } from '../start-pictures.service';
import { sendDrawn } from './send-drawn';

class StartPictureDto extends createZodDto(z.object({ picture: z.string().max(20) })) {}

@ApiTags('Pictures')
@Controller('api/resort/start-pictures')
export class StartPicturesController {
  constructor(private readonly pictures: StartPicturesService) {}

  @Get(':picture')
  @Public()
  @ApiOperation({
    summary: 'What an iPhone shows while the app starts',
    description:
      "As large as the phone's screen in pixels (`1170x2532.png`), made from the theme's logo. Answers 304 to a known ETag.",
  })
  @AnswersFile('image/png')
  @Refuses('picture.unknown')
  async read(
    @Param() { picture }: StartPictureDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendDrawn(request, reply, await this.pictures.picture(picture.replace(/\.png$/, '')));
  }
}
