import { type PhotoTask, photoTaskSchema } from '@arrival/contracts';
import { newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { PhotosFacade } from '../photos/photos.facade';
import type { PosPhoto } from '../pos/pos.facade';
import { completedContent } from './completed-content';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './read-answers';

/** A photo that was uploaded before or comes along with the call (D23): the completion makes it the member's. */
@Injectable()
export class PhotoPlanner implements CompletionPlanner {
  constructor(private readonly photos: PhotosFacade) {}

  async plan(
    { scene, member: { contactId }, decision }: TaskAtHand,
    { body, photo: brought }: CompletionCall,
  ): Promise<CompletionPlan | null> {
    const asked = readAnswers(photoTaskSchema, body.relatedObject ?? {});
    const { household, now } = scene;
    const stored = newestProfile(household.photos, contactId);
    // Sent as it was served, the task names the photo on file: the upload that waits is meant.
    const named = asked.photoHash === stored?.hash ? null : (asked.photoHash ?? null);
    const upload = brought ?? (await this.photos.findUpload(contactId, named));
    const isThere = upload ? upload.hash === stored?.hash : named === null || wasReplaced(asked, stored);
    if (stored && decision.isComplete && isThere) return null;
    if (!upload) throw new DomainError('photo.not_uploaded');
    const photo = { contactId, hash: upload.hash, updatedAtUtc: now.toISOString(), askedAgain: null };
    return {
      kind: kindOf(brought !== undefined, stored !== undefined),
      action: 'checkin.photo',
      items: [{ contact_id: contactId, content_hash: completedContent(upload.hash, stored) }],
      answers: upload,
      effects: [{ kind: 'photo', contactId, sha256: upload.hash, storageKey: upload.storageKey }],
      after: { ...household, photos: [...household.photos.filter((other) => other.contactId !== contactId), photo] },
      ...(brought && { written: brought.taken }),
    };
  }
}

/** A task that was served before the photo on file, sent once more: it is done. */
const wasReplaced = ({ updatedAtUtc }: PhotoTask, stored: PosPhoto | undefined): boolean =>
  Date.parse(updatedAtUtc ?? '') < Date.parse(stored?.updatedAtUtc ?? '');

function kindOf(isBrought: boolean, isStored: boolean): CompletionPlan['kind'] {
  if (isBrought) return isStored ? 'broughtPhoto' : 'firstBroughtPhoto';
  return isStored ? 'photo' : 'firstPhoto';
}
