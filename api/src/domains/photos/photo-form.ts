import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/http/domain-error';

export interface PhotoForm {
  readonly bytes: Buffer;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads the crop widget's form: one file, and data fields before or after it (D23). The server bounds sizes and counts. */
export async function readPhotoForm(request: FastifyRequest): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new DomainError('request.unsupported_type', { detail: 'Send the photo as a multipart form.' });
  const fields = new Map<string, string>();
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes = await part.toBuffer();
    else fields.set(part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value));
  }
  if (!bytes?.length) throw new DomainError('request.invalid', { errors: [{ path: 'file', message: 'Please choose a photo' }] });
  return { bytes, fields };
}
