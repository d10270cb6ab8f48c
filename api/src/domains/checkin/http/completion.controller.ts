import {
  type CompleteEndpoint,
  childContactTaskSchema,
  completionRequestSchema,
  type ErrorCode,
  photoTaskSchema,
  registrationAnswersSchema,
  rentalAnswersSchema,
  rentalContactTaskSchema,
  waiverContactTaskSchema,
  waiverSignatureSchema,
} from '@arrival/contracts';
import { applyDecorators, Body, Controller, Post, Req, type Type } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { TakesMegabytes } from '../../../platform/http/long-bodies';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key';
import { CompletionService } from '../completion.service';
import { completionExamples } from './completion.examples';
import { callOf, FinishedSecondsAgo, PhotoContactTaskDto, refusalsOfAny } from './completion-call';

class CompletionDto extends createZodDto(completionRequestSchema) {}
class WaiverCompletionDto extends createZodDto(
  completionRequestSchema.extend({ relatedObject: waiverSignatureSchema.nullish() }),
) {}
class RentalCompletionDto extends createZodDto(
  completionRequestSchema.extend({ relatedObject: rentalAnswersSchema.nullish() }),
) {}
class ChildCompletionDto extends createZodDto(
  completionRequestSchema.extend({ relatedObject: registrationAnswersSchema.nullish() }),
) {}
class PhotoCompletionDto extends createZodDto(
  completionRequestSchema.extend({ relatedObject: photoTaskSchema.nullish() }),
) {}
class WaiverContactTaskDto extends createZodDto(waiverContactTaskSchema) {}
class RentalContactTaskDto extends createZodDto(rentalContactTaskSchema) {}
class ChildContactTaskDto extends createZodDto(childContactTaskSchema) {}

const refusals: Readonly<Record<CompleteEndpoint, readonly ErrorCode[]>> = {
  '/Waiver': [
    ...(['waiver.text_changed', 'waiver.no_text', 'waiver.signature_invalid', 'waiver.not_consolidated'] as const),
    ...(['waiver.age_unknown', 'waiver.signer_is_minor', 'waiver.signed_elsewhere', 'waiver.ended'] as const),
  ],
  '/RentalProfile': ['profile.changed_meanwhile', 'profile.implausible', 'rental.option_unknown'],
  '/ChildRegistration': ['profile.changed_meanwhile', 'profile.implausible'],
  '/Photo': ['photo.not_uploaded'],
};

const Completes = (endpoint: CompleteEndpoint, summary: string, body: Type, answer: Type) =>
  applyDecorators(
    GuestAtCounter(),
    Refuses('task.required', ...refusalsOfAny, ...refusals[endpoint]),
    Post(endpoint.slice(1)),
    ApiOperation({
      summary,
      description: 'The same completion sent twice is stored once and answers the same (D20). A skip sends isSkipped.',
    }),
    ApiHeader({ name: 'Idempotency-Key', required: false }),
    FinishedSecondsAgo(),
    ApiHeader({ name: 'accept-language', required: false }),
    ApiBody({ type: body, examples: completionExamples[endpoint] }),
    ApiOkResponse({ type: answer }),
  );

/** POST /api/tasks/contact/complete{completeEndpoint}: the body is the contact task, the answer the updated one (D20). */
@ApiTags('Check-in')
@Controller('api/tasks/contact/complete')
export class CompletionController {
  constructor(private readonly completions: CompletionService) {}

  @Completes(
    '/Waiver',
    'Signs a waiver for one member, or for several where it is consolidated',
    WaiverCompletionDto,
    WaiverContactTaskDto,
  )
  @TakesMegabytes(2)
  waiver(
    @CurrentPrincipal() who: Principal,
    @Body() body: CompletionDto,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    return this.#complete('/Waiver', who, body, key, request);
  }

  @Completes('/RentalProfile', 'Saves a rental profile', RentalCompletionDto, RentalContactTaskDto)
  rental(
    @CurrentPrincipal() who: Principal,
    @Body() body: CompletionDto,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    return this.#complete('/RentalProfile', who, body, key, request);
  }

  @Completes('/ChildRegistration', 'Saves a child registration profile', ChildCompletionDto, ChildContactTaskDto)
  child(
    @CurrentPrincipal() who: Principal,
    @Body() body: CompletionDto,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    return this.#complete('/ChildRegistration', who, body, key, request);
  }

  @Completes('/Photo', "Makes an uploaded photo the member's", PhotoCompletionDto, PhotoContactTaskDto)
  photo(
    @CurrentPrincipal() who: Principal,
    @Body() body: CompletionDto,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    return this.#complete('/Photo', who, body, key, request);
  }

  #complete(
    endpoint: CompleteEndpoint,
    principal: Principal,
    body: CompletionDto,
    key: string | undefined,
    request: FastifyRequest,
  ) {
    return this.completions.complete({ ...callOf(principal, key, request), endpoint, body });
  }
}
