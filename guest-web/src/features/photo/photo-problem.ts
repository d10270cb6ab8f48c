import { type ErrorCode, type Problem, photoLimits } from '@arrival/contracts';
import { listed } from '@arrival/rules';
import type { photoProblems } from '../../words/photo';
import type { Said } from '../../words/section';
import { isolated, spokenLanguage } from '../../words/words';

/** The crop widget's own codes (spec §8). */
export type PhotoProblemCode =
  | 'file-invalid'
  | 'file-too-big'
  | 'file-not-found'
  | 'image-too-small'
  | 'remote-url-problem'
  | 'local-url-problem'
  | 'no-support'
  | 'upload-too-big'
  | 'upload-failed';

export interface PhotoProblem {
  code: PhotoProblemCode;
  /** For whoever helps the guest. */
  referenceId?: string;
}

/** What the widget explains itself of a photo that was not taken (spec §8); the rest is the check-in's. */
export const refusals = [
  ...(['photo.invalid', 'photo.too_big', 'photo.too_many'] as const),
  ...(['request.too_large', 'server.error'] as const),
] as const satisfies readonly ErrorCode[];

const tooBig = 413;

/** The same in its words. */
export const uploadProblem = ({ status, code, traceId }: Pick<Problem, 'status' | 'code' | 'traceId'>): PhotoProblem =>
  photoProblem(status === tooBig || code === 'photo.too_big' ? 'upload-too-big' : 'upload-failed', traceId);

/** Smallest picture taken, in pixels (spec §9). */
const minSize = { width: 0, height: 0 };
const typeNames: Record<string, string> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' };

/** What would have been right. */
const wanted = () => ({
  types: listed(
    photoLimits.acceptedTypes.map((type) => isolated(typeNames[type] ?? type)),
    spokenLanguage(),
  ),
  megabytes: photoLimits.maxFileSizeMegabytes,
  size: `${minSize.width} × ${minSize.height}`,
});

/** In the widget's words (spec §5). */
export function problemWords(words: Said<typeof photoProblems.english>, code: PhotoProblemCode): string {
  const said = words[code];
  return typeof said === 'function' ? said(wanted()) : said;
}

export const photoProblem = (code: PhotoProblemCode, referenceId?: string): PhotoProblem => ({
  code,
  ...(referenceId ? { referenceId } : {}),
});

/** What can be said before the picture is opened. */
export function fileProblem(file: Pick<File, 'type' | 'size'> | undefined): PhotoProblem | undefined {
  if (!file) return photoProblem('file-not-found');
  if (!(photoLimits.acceptedTypes as readonly string[]).includes(file.type)) return photoProblem('file-invalid');
  if (file.size > photoLimits.maxFileSizeMegabytes * 1024 * 1024) return photoProblem('file-too-big');
  return undefined;
}

/** A picture with too few pixels, or with none. */
export function sizeProblem({ width, height }: { width: number; height: number }): PhotoProblem | undefined {
  return width === 0 || height === 0 || width < minSize.width || height < minSize.height
    ? photoProblem('image-too-small')
    : undefined;
}

/** What was dropped: a file, or only the address of a picture. */
export function dropped(data: Pick<DataTransfer, 'files' | 'getData'>): { file: File } | { problem: PhotoProblem } {
  const file = data.files[0];
  if (file) return { file };
  const address = data.getData('text/uri-list');
  if (!address) return { problem: photoProblem('file-not-found') };
  return { problem: photoProblem(/^https?:/i.test(address) ? 'remote-url-problem' : 'local-url-problem') };
}
