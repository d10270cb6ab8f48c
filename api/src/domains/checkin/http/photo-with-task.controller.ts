import { idSchema } from '@arrival/contracts';
import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { TakesPicture } from '../../../platform/http/requests-at-once';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key';
import { photoFormSchema, withPhotoForm } from '../../photos/photo-form.facade';
import { PhotoWithTaskService } from '../photo-with-task.service';
import { callOf, FinishedSecondsAgo, PhotoContactTaskDto, refusalsOfAny } from './completion-call';

class PhotoOfQueryDto extends createZodDto(z.object({ contactId: idSchema })) {}

const formWithTask = {
  ...photoFormSchema,
  required: [...photoFormSchema.required, 'task'],
  properties: {
    ...photoFormSchema.properties,
    task: { type: 'string' as const, example: '{"id":"1.1.12.100002","taskId":12,"contact":{"contactId":100002}}' },
  },
};

/** POST /api/tasks/contact/complete/Photo/Upload: one trip where the specification has two (D20, D23). */
@ApiTags('Check-in')
@Controller('api/tasks/contact/complete')
export class PhotoWithTaskController {
  constructor(private readonly photos: PhotoWithTaskService) {}

  @GuestAtCounter()
  @Post('Photo/Upload')
  @Refuses(...refusalsOfAny, 'photo.invalid', 'photo.too_big', 'photo.too_many')
  @ApiOperation({
    summary: "Takes in a member's photo and completes their photo task with it",
    description:
      'The same as an upload and its completion: `task` is the contact task, as JSON. Sent twice it is stored once and answers the same (D20); what is refused leaves nothing.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @FinishedSecondsAgo()
  @ApiHeader({ name: 'accept-language', required: false })
  @TakesPicture()
  @ApiBody({ schema: formWithTask })
  @ApiOkResponse({ type: PhotoContactTaskDto })
  async complete(
    @CurrentPrincipal() who: Principal,
    @Query() { contactId }: PhotoOfQueryDto,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    const leave = await this.photos.admit(who, contactId);
    const call = callOf(who, key, request);
    return withPhotoForm(request, (form) => this.photos.complete(call, contactId, form)).finally(leave);
  }
}
