import { photoTaskSchema } from '@arrival/contracts';
import { newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import { PhotosFacade } from '../photos/photos.facade';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './related-object';

/** A photo: the upload came first (D23), the completion makes it the member's. */
@Injectable()
export class PhotoPlanner implements CompletionPlanner {
  constructor(private readonly photos: PhotosFacade) {}

  async plan(
    { scene, member: { contactId }, decision }: TaskAtHand,
    { body }: CompletionCall,
  ): Promise<CompletionPlan | null> {
    const { photoHash } = readAnswers(photoTaskSchema, body.relatedObject ?? {});
    const { household, now } = scene;
    const stored = newestProfile(household.photos, contactId);
    const upload = await this.photos.findUpload(contactId, photoHash ?? null);
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
      kind: stored ? 'photo' : 'firstPhoto',
      action: 'checkin.photo',
      items: [{ contact_id: contactId, content_hash: upload.hash }],
      answers: { uploadId: upload.id },
      effects: [{ kind: 'photo', contactId, sha256: upload.hash, storageKey: upload.storageKey }],
      after: { ...household, photos: [...household.photos.filter((other) => other.contactId !== contactId), photo] },
    };
  }
}
