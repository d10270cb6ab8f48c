import { photoTaskSchema } from '@arrival/contracts';
import { newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import { PhotosFacade } from '../photos/photos.facade';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './related-object';

/** A photo that was uploaded before or comes along with the call (D23): the completion makes it the member's. */
@Injectable()
export class PhotoPlanner implements CompletionPlanner {
  constructor(private readonly photos: PhotosFacade) {}

  async plan(
    { scene, member: { contactId }, decision }: TaskAtHand,
    { body, photo: brought }: CompletionCall,
  ): Promise<CompletionPlan | null> {
    const { photoHash } = readAnswers(photoTaskSchema, body.relatedObject ?? {});
    const { household, now } = scene;
    const stored = newestProfile(household.photos, contactId);
    const upload = brought ?? (await this.photos.findUpload(contactId, photoHash ?? null));
    if (
      stored &&
      decision.isComplete &&
      (!upload || upload.hash === stored.hash) &&
      (photoHash ?? stored.hash) === stored.hash
    )
      return null;
    if (!upload) throw new DomainError('photo.not_uploaded');
    const photo = { contactId, hash: upload.hash, updatedAtUtc: now.toISOString() };
    return {
      kind: kindOf(brought !== undefined, stored !== undefined),
      action: 'checkin.photo',
      items: [{ contact_id: contactId, content_hash: upload.hash }],
      answers: upload,
      effects: [{ kind: 'photo', contactId, sha256: upload.hash, storageKey: upload.storageKey }],
      after: { ...household, photos: [...household.photos.filter((other) => other.contactId !== contactId), photo] },
      ...(brought && { written: brought.taken }),
    };
  }
}

function kindOf(isBrought: boolean, isStored: boolean): CompletionPlan['kind'] {
  if (isBrought) return isStored ? 'broughtPhoto' : 'firstBroughtPhoto';
  return isStored ? 'photo' : 'firstPhoto';
}
