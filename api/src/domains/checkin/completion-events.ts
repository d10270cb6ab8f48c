import type { HappenedEvent } from '@arrival/contracts';
import type { GuestEffect } from '../pos/hand-over.facade';
import type { SignatureRecord } from '../waivers/waivers.facade';
import type { CheckinScene } from './checkin-scene';
import type { CompletionPlan, TaskAtHand, TaskThere } from './completion-request';

const placeOf = ({ scene, activity, task }: TaskThere) => ({
  taskId: task.id,
  activityId: activity.id,
  locationId: scene.catalog.location.id,
});

/** What other systems are told of a completion, in this order: each task that is done, each waiver, then the check-in. A skip is no news. */
export function eventsOf(
  at: TaskThere,
  { items, events = [], effects = [] }: Pick<CompletionPlan, 'items' | 'events' | 'effects'>,
  after: CheckinScene,
): HappenedEvent[] {
  const done = items.filter(({ content_hash }) => content_hash !== null);
  if (done.length === 0) return [];
  const tasks = done.map(
    ({ contact_id: contactId }): HappenedEvent => ({
      type: 'contact.task.completed',
      data: { contactId, taskTypeId: at.task.taskTypeId, ...daysOf(contactId, effects), ...placeOf(at) },
    }),
  );
  // The whole household is decided once more, and a second time only when it is done now.
  const isNowComplete = after.isCheckInComplete && !at.scene.isCheckInComplete;
  return [...tasks, ...events, ...(isNowComplete ? [checkinCompleted(after)] : [])];
}

/** A waiver may be of a day that is over. */
function daysOf(contactId: number, effects: readonly GuestEffect[]) {
  const held = effects.find((effect) => effect.contactId === contactId);
  return held?.kind === 'authorization' ? { effectiveOn: held.effectiveOn, expiresOn: held.expiresOn } : {};
}

const checkinCompleted = ({ household, catalog }: CheckinScene): HappenedEvent => ({
  type: 'household.checkin.completed',
  data: { locationId: catalog.location.id, contactIds: household.contacts.map(({ contactId }) => contactId) },
});

export const signedEvents = (at: TaskAtHand, record: SignatureRecord): HappenedEvent[] =>
  record.persons.map(({ id, contact_id, expires_on }) => ({
    type: 'waiver.signed',
    data: {
      contactId: contact_id,
      signatureId: id,
      signerContactId: record.signer_contact_id,
      posWaiverId: record.pos_waiver_id,
      effectiveOn: record.effective_on,
      expiresOn: expires_on,
      ...placeOf(at),
    },
  }));
