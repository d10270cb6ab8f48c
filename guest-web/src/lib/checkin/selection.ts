import { tabStorage } from '@arrival/web/storage';

/** Who checks in for what, where: chosen on home, kept for this tab so that a reload or a link finds the way back. */
export interface CheckInSelection {
  locationId: number;
  activityId: number;
  contactIds: number[];
  /** From the profile area, to change this one task: nothing else is asked, and the way leads back there (D32). */
  onlyTaskId?: number;
}

/** What begins with it goes with the person. */
const checkInKey = 'arrival.checkIn';
const skippedKey = `${checkInKey}.skipped`;
const homeKey = `${checkInKey}.home`;

/** A new check-in: what was skipped in the one before is asked again. */
export function saveSelection(selection: CheckInSelection): void {
  tabStorage.write(checkInKey, selection);
  tabStorage.remove(skippedKey);
}

/** Back into the check-in of something that was finished there: while it is the one under way, what was skipped in it stays skipped. */
export function resumeSelection(selection: CheckInSelection): void {
  if (JSON.stringify(selection) !== JSON.stringify(readSelection())) saveSelection(selection);
}

export function readSelection(): CheckInSelection | undefined {
  return tabStorage.read<CheckInSelection>(checkInKey);
}

export function clearSelection(): void {
  for (const key of tabStorage.keys(checkInKey)) tabStorage.remove(key);
}

/** Contact tasks skipped in this check-in: nobody wants to be asked again after a reload, and the next check-in opens them again. */
export function readSkipped(): string[] {
  return tabStorage.read<string[]>(skippedKey) ?? [];
}

/** Nobody asks for them again in this check-in (spec §4). */
export function rememberSkipped(contactTaskIds: readonly string[]): void {
  tabStorage.write(skippedKey, [...new Set([...readSkipped(), ...contactTaskIds])]);
}

export function forgetSkipped(contactTaskIds: readonly string[]): void {
  tabStorage.write(
    skippedKey,
    readSkipped().filter((id) => !contactTaskIds.includes(id)),
  );
}

/** What the guest has changed by hand on home; everything else follows what is left. Home is left for a look at the profile, too. */
export interface HomeChoices {
  /** The activity, by location. */
  activities: Record<string, number>;
  /** Who checks in, by location, activity and member. */
  ticks: Record<string, boolean>;
}

export const readHomeChoices = (): HomeChoices =>
  tabStorage.read<HomeChoices>(homeKey) ?? { activities: {}, ticks: {} };

export const saveHomeChoices = (choices: HomeChoices): void => tabStorage.write(homeKey, choices);

/** A check-in is through: whoever was left out of it is asked for again. */
export const forgetTicks = (): void => saveHomeChoices({ ...readHomeChoices(), ticks: {} });
