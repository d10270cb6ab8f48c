import { apiRoutes, photoUploadAnswerSchema } from '@arrival/contracts';
import { session, sessionExpired } from '../../lib/session';
import { apiUrl } from '../../lib/transport';
import { type Cut, photoForm } from './photo-form';
import { type PhotoProblem, photoProblem } from './photo-problem';

export type UploadOutcome = { photoHash: string } | { problem: PhotoProblem } | { isSignedOut: true };

const tooBig = 413;
const timeoutMs = 60_000;

function outcomeOf(status: number, text: string): UploadOutcome {
  if (status === 401) {
    sessionExpired.set(true);
    return { isSignedOut: true };
  }
  const answer = photoUploadAnswerSchema.safeParse(parsed(text)).data;
  if (answer?.status === 'success') return { photoHash: answer.photoHash };
  const isTooBig = status === tooBig || answer?.code === 'photo.too_big';
  return { problem: photoProblem(isTooBig ? 'upload-too-big' : 'upload-failed', answer?.traceId) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** POST /api/photo/Contact/Upload. By XMLHttpRequest: fetch cannot say how much has been sent. */
export function uploadPhoto(
  contactId: number,
  picture: Blob,
  cut: Cut,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(apiRoutes.photoUpload, { contactId }));
    request.timeout = timeoutMs;
    const token = session.get()?.accessToken;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    const failed = () => resolve({ problem: photoProblem('upload-failed') });
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = failed;
    signal.addEventListener('abort', () => request.abort());
    request.onload = () => resolve(outcomeOf(request.status, request.responseText));
    request.send(photoForm(picture, cut));
  });
}
