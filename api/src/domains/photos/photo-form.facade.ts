import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../platform/calls/domain-error';
import { type Picture, sizeOf } from './picture';
import { PictureMemory } from './picture-memory';

/** The crop widget's form as it came in (D23). */
export interface PhotoForm {
  readonly picture: Picture;
  readonly fields: ReadonlyMap<string, string>;
}

/** The same for the API's document. */
export const photoFormSchema = {
  type: 'object' as const,
  required: ['file'],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    actions: { type: 'string' as const, example: '{"rotation":90,"crop":{"x":0,"y":0,"width":800,"height":800}}' },
    output: { type: 'string' as const, example: '{"width":400,"height":400,"type":"image/jpeg"}' },
  },
};

/**
 * Reads the crop widget's form: one file, and data fields before or after it (D23). The server bounds sizes and counts. The picture
 * is there for as long as it is worked on.
 */
export async function withPhotoForm<Result>(
  request: FastifyRequest,
  work: (form: PhotoForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart())
    throw new DomainError('request.unsupported_type', { hint: 'Send the photo as a multipart form.' });
  const memory = new PictureMemory();
  try {
    return await work(await readForm(request, memory));
  } finally {
    memory.free();
  }
}

/** Pieces of the file, and fields by their name. A form that cannot be read is the sender's fault, whatever its parser throws. */
async function* contentsOf(request: FastifyRequest): AsyncGenerator<Buffer | { name: string; value: unknown }> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') for await (const piece of part.file) yield piece as Buffer;
      else yield { name: part.fieldname, value: part.value };
    }
  } catch (error) {
    const isRefusal = typeof (error as { statusCode?: unknown }).statusCode === 'number';
    throw isRefusal ? error : new DomainError('request.malformed');
  }
}

async function readForm(request: FastifyRequest, memory: PictureMemory): Promise<PhotoForm> {
  const fields = new Map<string, string>();
  for await (const content of contentsOf(request)) {
    if (Buffer.isBuffer(content)) memory.add(content);
    else fields.set(content.name, typeof content.value === 'string' ? content.value : JSON.stringify(content.value));
  }
  const { picture } = memory;
  if (sizeOf(picture) === 0)
    throw new DomainError('request.invalid', { errors: [{ path: 'file', message: 'Please choose a photo' }] });
  return { picture, fields };
}

const refused = (path: string, message: string) =>
  new DomainError('request.invalid', { errors: [{ path, message }], hint: message });

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(field, `The field ${field} is not JSON`);
  }
}

/** What a field holds as JSON; throws `request.invalid`, naming what is wrong by its path. */
export function readField<Schema extends z.ZodType>(field: string, schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(field, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [field, ...(issue?.path ?? [])].map(String).join('.');
  throw refused(path, `${path}: ${issue?.message ?? 'is wrong'}`);
}
