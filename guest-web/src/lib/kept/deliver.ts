import { apiRoutes, type ContactTask } from '@arrival/contracts';
import { post } from '../api/transport';
import { photoForm, photoQuery } from '../checkin/photo-call';
import type { KeptEntry } from './entry';

/** Nobody waits for it at a button; a photo on one bar of signal takes its time. */
const patienceMs = 10_000;
const photoPatienceMs = 60_000;

/**
 * Sends one that was kept, a photo with its picture, under the key of its first try (D20). Of a photo that an app of before had sent half,
 * the other half is the same content: it counts once.
 */
export function deliver(
  { body, key: idempotencyKey, language, finishedAt, upload }: KeptEntry,
  picture: Blob | undefined,
): Promise<ContactTask> {
  const how = { idempotencyKey, language, finishedAt };
  if (!upload) return post(`${apiRoutes.complete}${body.completeEndpoint}`, body, { ...how, timeoutMs: patienceMs });
  const form = photoForm(body, { picture, fields: upload.fields });
  return post(apiRoutes.photoWithTask, form, { ...how, query: photoQuery(body), timeoutMs: photoPatienceMs });
}
