import { markSaved, markUnsaved } from '../../lib/drafts/unsaved';
import type { Cut } from './photo-form';

interface ChosenPhoto {
  file: File;
  /** As it is framed now. */
  made: Cut;
}

const photos = new Map<number, ChosenPhoto>();

/** Pictures chosen and not sent yet, by member, in memory only: Back loses nothing. */
export const chosenPhotos = {
  of: (contactId: number): ChosenPhoto | undefined => photos.get(contactId),
  keep(contactId: number, photo: ChosenPhoto): void {
    photos.set(contactId, photo);
    markUnsaved(`photo.${contactId}`, 'page');
  },
  frame(contactId: number, made: Cut): void {
    const photo = photos.get(contactId);
    if (photo) photos.set(contactId, { ...photo, made });
  },
  forget(contactId: number): void {
    photos.delete(contactId);
    markSaved(`photo.${contactId}`);
  },
};
