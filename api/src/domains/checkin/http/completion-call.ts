import { longestKeptSeconds, photoContactTaskSchema } from '@arrival/contracts';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Principal } from '../../../platform/auth/principal';
import { languageOf } from '../../../platform/calls/asked-language';
import { clientAddress } from '../../../platform/calls/client-address';
import { DomainError } from '../../../platform/calls/domain-error';
import type { CompletionCall } from '../completion-request';

export class PhotoContactTaskDto extends createZodDto(photoContactTaskSchema) {}

/** What any completion may be refused for: ids that are not there, a repeated key, somebody who was faster. */
export const refusalsOfAny = [
  ...(['location.unknown', 'activity.unknown', 'contact.unknown', 'task.unknown'] as const),
  ...(['task.not_asked', 'request.key_reused', 'request.conflict'] as const),
] as const;

const FINISHED = 'finished-seconds-ago';

/** Documents the header; an age, because a phone's clock may be wrong (D70). */
export const FinishedSecondsAgo = () =>
  ApiHeader({
    name: FINISHED,
    required: false,
    description:
      'How long it waited on a device without a connection: what was asked, and from when a waiver or a skip counts, goes by the day on which it was finished; a profile or photo counts from its arrival',
    schema: { type: 'integer', minimum: 0, maximum: longestKeptSeconds },
  });

function finishedSecondsAgo(given: string | string[] = '0'): number {
  if (/^\d{1,9}$/.test(String(given)) && Number(given) <= longestKeptSeconds) return Number(given);
  const message = `Must be whole seconds, at most ${longestKeptSeconds}.`;
  throw new DomainError('request.invalid', { errors: [{ path: FINISHED, message }] });
}

/** A guest's completion but for what is completed. */
export function callOf(
  principal: Principal,
  idempotencyKey: string | undefined,
  request: FastifyRequest,
): Omit<CompletionCall, 'endpoint' | 'body'> {
  const { headers, id } = request;
  return {
    principal,
    idempotencyKey: idempotencyKey ?? null,
    finishedSecondsAgo: finishedSecondsAgo(headers[FINISHED]),
    ip: clientAddress(request),
    userAgent: headers['user-agent'] ?? '',
    correlationId: String(id),
    language: languageOf(headers['accept-language']),
  };
}
