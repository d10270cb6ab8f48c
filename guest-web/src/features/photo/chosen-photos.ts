import { markSaved, markUnsaved } from '../../lib/unsaved';

const files = new Map<number, File>();

/** Pictures chosen and not sent yet, by member, in memory only: Back loses nothing. */
export const chosenPhotos = {
  of: (contactId: number): File | undefined => files.get(contactId),
  keep(contactId: number, file: File): void {
    files.set(contactId, file);
    markUnsaved(`photo.${contactId}`, 'page');
  },
  forget(contactId: number): void {
    files.delete(contactId);
    markSaved(`photo.${contactId}`);
  },
};
