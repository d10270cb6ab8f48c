import { photoContactTaskSchema } from '@arrival/contracts';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Principal } from '../../../platform/auth/principal';
import { languageOf } from '../../../platform/http/asked-language';
import { clientAddress } from '../../../platform/http/client-address';
import type { CompletionCall } from '../completion-request';

export class PhotoContactTaskDto extends createZodDto(photoContactTaskSchema) {}

/** What any completion may be refused for: ids that are not there, a repeated key, somebody who was faster. */
export const refusalsOfAny = [
  ...(['location.unknown', 'activity.unknown', 'contact.unknown', 'task.unknown'] as const),
  ...(['task.not_asked', 'request.key_reused', 'request.conflict'] as const),
] as const;

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
    ip: clientAddress(request),
    userAgent: headers['user-agent'] ?? '',
    correlationId: String(id),
    language: languageOf(headers['accept-language']),
  };
}
