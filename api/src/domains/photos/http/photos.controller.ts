import { idSchema, lineText, photoUploadAnswerSchema } from '@arrival/contracts';
import { Controller, Get, Header, Param, Post, Query, Req, StreamableFile, UseFilters } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { FailsAs, Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { TakesPicture } from '../../../platform/http/requests-at-once';
import { photoFormSchema, withPhotoForm } from '../photo-form.facade';
import { ReadPhotoService } from '../read-photo.service';
import { UploadPhotoService } from '../upload-photo.service';
import { UploadFailureFilter } from './upload-failure.filter';

class UploadQueryDto extends createZodDto(z.object({ contactId: idSchema })) {}
class PhotoParamsDto extends createZodDto(z.object({ contactId: idSchema, photoHash: lineText(64) })) {}
const [uploadSuccessSchema, uploadFailureSchema] = photoUploadAnswerSchema.options;
class UploadSuccessDto extends createZodDto(uploadSuccessSchema) {}
class UploadFailureDto extends createZodDto(uploadFailureSchema) {}

const photoHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const example = {
  status: 'success',
  file: `${photoHash}.jpg`,
  path: `/api/photo/Contact/100002/${photoHash}`,
  photoHash,
};

@ApiTags('Photo')
@Controller('api/photo/Contact')
export class PhotosController {
  constructor(
    private readonly uploads: UploadPhotoService,
    private readonly photos: ReadPhotoService,
  ) {}

  @GuestAtCounter()
  @Post('Upload')
  @UseFilters(UploadFailureFilter)
  @ApiExtraModels(UploadFailureDto)
  @FailsAs('UploadFailure')
  @Refuses('contact.unknown', 'photo.invalid', 'photo.too_big', 'photo.too_many')
  @ApiOperation({ summary: "Takes in a member's photo; complete the photo task afterwards to make it theirs" })
  @TakesPicture()
  @ApiBody({ schema: photoFormSchema })
  @ApiOkResponse({ type: UploadSuccessDto, example })
  async upload(
    @CurrentPrincipal() principal: Principal,
    @Query() { contactId }: UploadQueryDto,
    @Req() request: FastifyRequest,
  ) {
    const leave = await this.uploads.admit(principal, contactId);
    return withPhotoForm(request, (form) => this.uploads.keep(contactId, form)).finally(leave);
  }

  @GuestAtCounter()
  @Get(':contactId/:photoHash')
  @Header('cache-control', 'private, no-store')
  @Refuses('photo.unknown')
  @ApiOperation({ summary: "A member's photo, or an upload that is not completed yet" })
  @AnswersFile('image/jpeg')
  async read(
    @CurrentPrincipal() principal: Principal,
    @Param() { contactId, photoHash }: PhotoParamsDto,
  ): Promise<StreamableFile> {
    const bytes = await this.photos.read(principal, contactId, photoHash);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }
}
