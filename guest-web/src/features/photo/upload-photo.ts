import { apiRoutes, type PhotoUploadAnswer, type Problem, photoUploadAnswerSchema } from '@arrival/contracts';
import { ProblemError, unreachable } from '../../lib/problem';
import { session, sessionExpired } from '../../lib/session';
import { apiUrl } from '../../lib/transport';
import { type Cut, photoForm } from './photo-form';
import type { PhotoProblemCode } from './photo-problem';

/** The widget's own words for an upload that was refused (spec §8). */
export const refusals: readonly PhotoProblemCode[] = ['upload-too-big', 'upload-failed'];

const tooBig = 413;
const signIn = 401;
const notReached = [0, 502, 503, 504];
/** Nothing sent and nothing answered for this long counts as lost. */
const patienceMs = 8000;

function answerOf(text: string): PhotoUploadAnswer | undefined {
  try {
    return photoUploadAnswerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function problemOf(status: number, answer: PhotoUploadAnswer | undefined): ProblemError {
  const { code = '', traceId = '' } = answer?.status === 'failure' ? answer : {};
  const refusal: PhotoProblemCode = status === tooBig || code === 'photo.too_big' ? 'upload-too-big' : 'upload-failed';
  const problem: Problem = { type: 'about:blank', title: '', detail: '', status, code: refusal, errors: [], traceId };
  if (status === signIn) return new ProblemError({ ...problem, code: 'auth.required' });
  return new ProblemError(notReached.includes(status) ? { ...problem, code: 'server.busy' } : problem);
}

/**
 * POST /api/photo/Contact/Upload. By XMLHttpRequest: fetch cannot say how much has been sent. Answers the stored photo's hash; throws what
 * every call throws, with the widget's codes where the photo was refused.
 */
export function uploadPhoto(
  contactId: number,
  picture: Blob,
  cut: Cut,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(apiRoutes.photoUpload, { contactId }));
    const token = session.get()?.accessToken;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    let lost: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(lost);
      lost = setTimeout(() => request.abort(), patienceMs);
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable) onProgress(loaded / total);
    };
    const failed = () => reject(unreachable(undefined));
    request.onerror = failed;
    request.onabort = failed;
    request.onload = () => {
      const answer = answerOf(request.responseText);
      if (answer?.status === 'success') return resolve(answer.photoHash);
      if (request.status === signIn) sessionExpired.set(true);
      reject(problemOf(request.status, answer));
    };
    request.onloadend = () => clearTimeout(lost);
    signal.addEventListener('abort', () => request.abort());
    onProgress(0);
    wait();
    request.send(photoForm(picture, cut));
  });
}
