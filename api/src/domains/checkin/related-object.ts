import { z } from 'zod';
import { DomainError } from '../../platform/http/domain-error';
import { invalidRequest } from '../../platform/http/problem';

/** Reads the answers out of a contact task; a wrong one is named by its path, `relatedObject.primaryEmergencyPhone`. */
export function readAnswers<Schema extends z.ZodType>(schema: Schema, relatedObject: unknown): z.output<Schema> {
  const read = z.object({ relatedObject: schema }).safeParse({ relatedObject: relatedObject ?? undefined });
  if (!read.success) throw invalidRequest(read.error);
  return (read.data as { relatedObject: z.output<Schema> }).relatedObject;
}

/** One field's refusal. */
export function invalidField(path: string, message: string): DomainError {
  return new DomainError('request.invalid', { errors: [{ path: `relatedObject.${path}`, message }] });
}
