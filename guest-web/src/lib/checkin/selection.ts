import { tabStorage } from '@arrival/web/storage';

/** Who checks in for what, where: chosen on home, kept for this tab so that a reload or a link finds the way back. */
export interface CheckInSelection {
  locationId: number;
  activityId: number;
  contactIds: number[];
  /** From the profile area, to change this one task: nothing else is asked, and the way leads back there (D32). */
  onlyTaskId?: number;
}

const key = 'arrival.checkIn';
const skippedKey = 'arrival.checkIn.skipped';

/** A new check-in: what was skipped in the one before is asked again. */
export function saveSelection(selection: CheckInSelection): void {
  tabStorage.write(key, selection);
  tabStorage.remove(skippedKey);
}

/** Back into the check-in of something that was finished there: while it is the one under way, what was skipped in it stays skipped. */
export function resumeSelection(selection: CheckInSelection): void {
  if (JSON.stringify(selection) !== JSON.stringify(readSelection())) saveSelection(selection);
}

export function readSelection(): CheckInSelection | undefined {
  return tabStorage.read<CheckInSelection>(key);
}

export function clearSelection(): void {
  tabStorage.remove(key);
  tabStorage.remove(skippedKey);
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
