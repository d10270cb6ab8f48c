import { tabStorage } from '@arrival/web/storage';
import { loseUnsaved, markSaved, markUnsaved } from './unsaved';

export const draftPrefix = 'arrival.draft.';
/** Undefined: saved or cancelled here. */
const memory = new Map<string, unknown>();
/** What came from elsewhere and was not touched since it was cleared here. */
const received = new Set<string>();

interface Options {
  /** Answers about somebody's health never touch browser storage (Q3): they live as long as the page does. */
  isHealthData?: boolean;
}

/** Who carries it to the guest's other devices listens here, once that is loaded (`typed-elsewhere.ts`). */
export const draftChanges = {
  heard: (_key: string): void => undefined,
};

/** What somebody has typed and not saved yet. */
export function readDraft<T>(key: string): T | undefined {
  return memory.has(key) ? (memory.get(key) as T) : tabStorage.read<T>(draftPrefix + key);
}

/** What is typed, until it is saved. */
export function writeDraft(key: string, value: unknown, { isHealthData = false }: Options = {}): void {
  markUnsaved(draftPrefix + key, isHealthData ? 'page' : 'tab');
  memory.set(key, value);
  if (isHealthData) tabStorage.remove(draftPrefix + key);
  else tabStorage.write(draftPrefix + key, value);
  draftChanges.heard(key);
}

/** What was typed on another device or in another app: in this page's memory, and never over what was typed, saved or cancelled here. */
export function receiveDraft(key: string, value: unknown): void {
  if (memory.has(key) || readDraft(key) !== undefined) return;
  memory.set(key, value);
  received.add(key);
}

export const isReceived = (key: string): boolean => received.has(key);

/** It is saved, or nobody wants it. */
export function clearDraft(key: string): void {
  markSaved(draftPrefix + key);
  memory.set(key, undefined);
  received.delete(key);
  tabStorage.remove(draftPrefix + key);
  draftChanges.heard(key);
}

/** For signing out: the next person at this phone starts with nothing. */
export function clearDrafts(): void {
  loseUnsaved();
  memory.clear();
  received.clear();
  for (const key of tabStorage.keys(draftPrefix)) tabStorage.remove(key);
}

// After a reload the tab still has what was typed before.
for (const key of tabStorage.keys(draftPrefix)) markUnsaved(key, 'tab');
