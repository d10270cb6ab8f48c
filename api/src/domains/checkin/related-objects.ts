import {
  type GearSwitches,
  type MemberRegistration,
  type MemberRental,
  type PhotoTask,
  type Task,
  taskTypeIds,
  type Waiver,
} from '@arrival/contracts';
import {
  bindingTextBeside,
  expectedSignerName,
  gearAnswers,
  gearOf,
  newestProfile,
  photoPath,
  type Signee,
  textIn,
} from '@arrival/rules';
import type { HealthAnswers } from '../pos/health-answers.facade';
import type { PosAuthorization, PosContact } from '../pos/pos.facade';
import { rentalVersion } from '../pos/rental-version.facade';
import type { CheckinScene } from './checkin-scene';

const instant = (text: string): string => new Date(text).toISOString();

function latest(
  authorizations: readonly PosAuthorization[],
  contactId: number,
  posWaiverId: string | null,
): PosAuthorization | undefined {
  return authorizations.findLast(
    (candidate) => candidate.contactId === contactId && candidate.posWaiverId === posWaiverId,
  );
}

/** The text by its hash alone, in the scene's language. `signees`: whom one signature covers. */
export function waiverOf(
  scene: CheckinScene,
  task: Task,
  member: PosContact,
  isComplete: boolean,
  signees: readonly Signee[],
): Waiver {
  const { waivers, language } = scene.catalog.snapshot;
  const waiver = task.posWaiverId === null ? undefined : waivers.get(task.posWaiverId);
  const text = waiver && textIn(waiver, language);
  const binding = waiver && text && bindingTextBeside(waiver, text.language);
  const held = isComplete ? latest(scene.household.authorizations, member.contactId, task.posWaiverId) : undefined;
  return {
    title: text?.title ?? waiver?.title ?? task.name,
    rolText: null,
    rolTextHash: text?.textHash ?? null,
    language: text?.language ?? 'en',
    bindingText: binding ? { language: binding.language, rolTextHash: binding.textHash } : null,
    rolAccepted: isComplete,
    contactIds: signees.map(({ contactId }) => contactId),
    expectedSignerName: expectedSignerName(scene.signedIn, signees),
    signature: null,
    signatureDate: held ? instant(held.createdAtUtc) : null,
    signatureDateOffset: held?.offsetHours ?? null,
    comment: held?.comment ?? null,
  };
}

/** What the rental form asks beside its four choices. */
export function rentalSwitches({ catalog }: CheckinScene): GearSwitches {
  const type = catalog.taskTypes.find(({ id }) => id === taskTypeIds.rentalProfile);
  return { enableShoeSize: type?.enableShoeSize ?? false, enableStance: type?.enableStance ?? false };
}

export function rentalOf(scene: CheckinScene, member: PosContact): MemberRental {
  const profile = newestProfile(scene.household.rentalProfiles, member.contactId);
  const { enableShoeSize, enableStance } = rentalSwitches(scene);
  // Field by field: to begin with another object's fields costs V8 twenty times as much.
  return {
    enableShoeSize,
    enableStance,
    selectedAge: profile?.ageKey ?? null,
    selectedAbility: profile?.abilityKey ?? null,
    selectedHeight: profile?.heightKey ?? null,
    selectedWeight: profile?.weightKey ?? null,
    ...gearAnswers(gearOf(profile)),
    updateDate: profile ? instant(profile.updatedAtUtc) : null,
    version: profile ? rentalVersion(profile) : null,
  };
}

export function childOf(scene: CheckinScene, member: PosContact, health: HealthAnswers): MemberRegistration | null {
  const stored = newestProfile(scene.household.childRegistrations, member.contactId);
  if (!stored) return null;
  const answers = health.open(stored);
  return { ...answers, version: health.version(stored, answers) };
}

export function photoOf(scene: CheckinScene, member: PosContact): PhotoTask {
  const photo = newestProfile(scene.household.photos, member.contactId);
  if (!photo) return { photo: null, photoHash: null, imageUrl: null, updatedAtUtc: null };
  const path = photoPath(member.contactId, photo.hash);
  return { photo: path, photoHash: photo.hash, imageUrl: path, updatedAtUtc: instant(photo.updatedAtUtc) };
}
