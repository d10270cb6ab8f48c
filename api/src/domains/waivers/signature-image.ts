import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fieldErrors, signatureMaxBytes } from '@arrival/contracts';
import { DomainError } from '../../platform/calls/domain-error';
import { hasContent, readPng } from './png';

const inflateBytes = promisify(inflate);
const maxSide = 2000;

const refuse = (message: string): DomainError =>
  new DomainError('waiver.signature_invalid', { errors: [{ path: 'relatedObject.signature', message }] });

/**
 * The drawn signature (spec §3: base64 PNG without prefix) as the bytes to keep: a PNG of pixels only, not blank, within bounds.
 * Throws `waiver.signature_invalid`.
 */
export async function cleanSignature(base64: string): Promise<Buffer> {
  const file = Buffer.from(base64, 'base64');
  if (file.toString('base64') !== base64) throw refuse('The signature must be a base64 PNG without prefix');
  const png = file.length <= signatureMaxBytes ? readPng(file) : null;
  if (!png) throw refuse('The signature must be a PNG picture');
  const { width, height, bytesPerPixel } = png;
  if (width < 1 || height < 1 || width > maxSide || height > maxSide)
    throw refuse(`The signature may be ${maxSide} pixels wide and high`);
  const length = height * (width * bytesPerPixel + 1);
  // In one piece: by 16 kB at a time a signature would go to another thread and back thirty times. Room for a byte more shows the end.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, length + 1);
  const raw = await inflateBytes(png.deflated, { maxOutputLength: length, chunkSize }).catch(() => null);
  if (raw?.length !== length) throw refuse('The signature picture is damaged');
  if (!hasContent(raw, width, height, bytesPerPixel)) throw refuse(fieldErrors.notSigned);
  return png.clean;
}
