import { apiRoutes, type ContactTask, type PhotoUploadAnswer } from '@arrival/contracts';
import { isProblem, ProblemError } from '../problem';
import { post } from '../transport';
import type { KeptEntry } from './entry';

/** Nobody waits for it at a button; a photo on one bar of signal takes its time. */
const patienceMs = 10_000;
const photoPatienceMs = 60_000;

export interface Delivery {
  entry: KeptEntry;
  note: (changed: KeptEntry) => Promise<void>;
  fileOf: (id: number) => Promise<Blob | undefined>;
}

/** Sends one that was kept, a photo's picture first, under the key of its first try (D20). */
export async function deliver({ entry, note, fileOf }: Delivery): Promise<ContactTask> {
  const { upload } = entry;
  if (!upload) return complete(entry);
  const send = async (photoHash: string) =>
    complete({ ...entry, body: { ...entry.body, relatedObject: { photoHash } } });
  const goUp = async () => {
    const photoHash = await uploaded(entry, upload.fields, await fileOf(entry.id));
    await note({ ...entry, upload: { ...upload, photoHash } });
    return photoHash;
  };
  const before = upload.photoHash;
  if (!before) return send(await goUp());
  return send(before).catch(async (error: unknown) => {
    // Uploads that no task took are cleared away after a day (D60).
    if (!isProblem(error, 'photo.not_uploaded')) throw error;
    return send(await goUp());
  });
}

const complete = ({ body, key, language }: KeptEntry): Promise<ContactTask> =>
  post(`${apiRoutes.complete}${body.completeEndpoint}`, body, {
    idempotencyKey: key,
    language,
    timeoutMs: patienceMs,
  });

async function uploaded(
  { body }: KeptEntry,
  fields: Readonly<Record<string, string>>,
  picture: Blob | undefined,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('file', picture, 'photo.jpg');
  const { contactId } = body.contact;
  const answer = await post<PhotoUploadAnswer>(apiRoutes.photoUpload, form, {
    query: { contactId },
    timeoutMs: photoPatienceMs,
  }).catch((error: unknown) => {
    // The widget's answer has a form of its own, in which `status` is a word (D23).
    if (isProblem(error) && error.response)
      throw new ProblemError({ ...error.problem, status: error.response.status }, error.response);
    throw error;
  });
  return answer.status === 'success' ? answer.photoHash : '';
}
