import { photoLimits } from '@arrival/contracts';

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
  message: string;
  /** For whoever helps the guest. */
  referenceId?: string;
}

/** Smallest picture taken, in pixels (spec §9). */
export const minSize = { width: 0, height: 0 };

const typeNames: Record<string, string> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' };

/** The widget's messages (spec §5); `$0` is filled with what would have been right. */
const messages: Record<PhotoProblemCode, string> = {
  'file-invalid': 'Invalid file type, expects: $0.',
  'file-too-big': 'File is too big, maximum file size: $0 MB.',
  'file-not-found': 'We could not find a photo there. Please choose one from your device.',
  'image-too-small': 'Image is too small, minimum size is: $0 pixels.',
  'remote-url-problem': 'This picture is on another website. Please save it first, then add it here.',
  'local-url-problem': 'This picture could not be read. Please choose it with the button.',
  'no-support': 'Your browser does not support image cropping.',
  'upload-too-big': 'The file is probably too big',
  'upload-failed': 'An unknown error occurred',
};

const expected: Partial<Record<PhotoProblemCode, string>> = {
  'file-invalid': photoLimits.acceptedTypes.map((type) => typeNames[type] ?? type).join(', '),
  'file-too-big': String(photoLimits.maxFileSizeMegabytes),
  'image-too-small': `${minSize.width} × ${minSize.height}`,
};

export function photoProblem(code: PhotoProblemCode, referenceId?: string): PhotoProblem {
  return { code, message: messages[code].replace('$0', expected[code] ?? ''), ...(referenceId ? { referenceId } : {}) };
}

/** What can be said before the picture is opened. */
export function fileProblem(file: Pick<File, 'type' | 'size'> | undefined): PhotoProblem | undefined {
  if (!file) return photoProblem('file-not-found');
  if (!(photoLimits.acceptedTypes as readonly string[]).includes(file.type)) return photoProblem('file-invalid');
  if (file.size > photoLimits.maxFileSizeMegabytes * 1024 * 1024) return photoProblem('file-too-big');
  return undefined;
}

export function sizeProblem({ width, height }: { width: number; height: number }): PhotoProblem | undefined {
  return width === 0 || height === 0 || width < minSize.width || height < minSize.height ? photoProblem('image-too-small') : undefined;
}

/** What was dropped: a file, or only the address of a picture. */
export function dropped(data: Pick<DataTransfer, 'files' | 'getData'>): { file: File } | { problem: PhotoProblem } {
  const file = data.files[0];
  if (file) return { file };
  const address = data.getData('text/uri-list');
  if (!address) return { problem: photoProblem('file-not-found') };
  return { problem: photoProblem(/^https?:/i.test(address) ? 'remote-url-problem' : 'local-url-problem') };
}
