import type { CompletionRequest } from '@arrival/contracts';

/** A photo, and what the widget's form says of it (spec §3). */
export interface SentPhoto {
  picture: Blob;
  fields: Readonly<Record<string, string>>;
}

/** The form of a photo that goes up with the completion of its task (D23); a picture that is gone is told by the server. */
export function photoForm(body: CompletionRequest, { picture, fields }: Partial<SentPhoto>): FormData {
  const form = new FormData();
  form.set('task', JSON.stringify(body));
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, value);
  if (picture) form.set('file', picture, 'photo.jpg');
  return form;
}

/** Whose it is, before the form is read. */
export const photoQuery = ({ contact: { contactId } }: CompletionRequest) => ({ contactId });
