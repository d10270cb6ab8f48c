import { z } from 'zod';
import { DomainError } from '../../platform/calls/domain-error';
import { invalidRequest } from '../../platform/http/problem';

const schemas = new WeakMap<z.ZodType, z.ZodType>();

/** Made once for each: zod compiles a new one at its first use, which costs more than reading the answers. */
function within(schema: z.ZodType): z.ZodType {
  const whole = schemas.get(schema) ?? z.object({ relatedObject: schema });
  schemas.set(schema, whole);
  return whole;
}

/** Reads the answers out of a contact task; a wrong one is named by its path, `relatedObject.primaryEmergencyPhone`. */
export function readAnswers<Schema extends z.ZodType>(schema: Schema, relatedObject: unknown): z.output<Schema> {
  const read = within(schema).safeParse({ relatedObject: relatedObject ?? undefined });
  if (!read.success) throw invalidRequest(read.error);
  return (read.data as { relatedObject: z.output<Schema> }).relatedObject;
}

/** One field's refusal. */
export function invalidField(path: string, message: string): DomainError {
  return new DomainError('request.invalid', { errors: [{ path: `relatedObject.${path}`, message }] });
}
