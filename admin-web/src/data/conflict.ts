import { type Problem } from '@arrival/contracts';
import { externalStore } from '@arrival/web/external-store';
import { HttpError } from 'react-admin';
import { say } from '../words/say';
import { problemOf } from './problem-error';

type Fields = Readonly<Record<string, unknown>>;

/** What the server alone holds and a form cannot save: told in words, compared by all that it carries. */
export interface TheirsAlone {
  readonly inWords: string;
}

export const isTheirsAlone = (value: unknown): value is TheirsAlone =>
  typeof value === 'object' && typeof (value as TheirsAlone | null)?.inWords === 'string';

/** One field that two people gave different values. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Left alone here, so the other's change stands unless chosen otherwise. */
  readonly isMineUnchanged: boolean;
}

export interface Conflict {
  readonly resource: string;
  readonly differences: readonly Difference[];
  /** The fields to keep as typed here; undefined: nothing is saved, everything stays in the form. */
  settle(mine: ReadonlySet<string> | undefined): void;
}

/** The conflict that the dialog shows. */
export const openConflict = externalStore<Conflict | undefined>(undefined);

/** What the server holds, when it refused a save that had not seen it. */
function changedMeanwhile(error: unknown): Fields | undefined {
  const problem: Problem | undefined = problemOf(error);
  return problem?.code === 'catalog.changed_meanwhile'
    ? (problem.details?.['current'] as Fields | undefined)
    : undefined;
}

export interface Change {
  readonly resource: string;
  /** Only what may be saved: as typed, with the version that it was read in, and as it was read. */
  readonly mine: Fields;
  readonly before: Fields;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const ofNobody = ['version', 'id'];

/** Of what may be saved; also what they added where nothing was before, like a text in another language. */
function differencesOf(mine: Fields, theirs: Fields, before: Fields): Difference[] {
  const added = Object.keys(theirs).filter((field) => !(field in mine) && !isSame(theirs[field], before[field]));
  return (
    [...Object.keys(mine), ...added]
      // What was left to them once is not mine to bring back.
      .filter(
        (field) => !ofNobody.includes(field) && !isTheirsAlone(mine[field]) && !isSame(mine[field], theirs[field]),
      )
      .map((field) => ({
        field,
        mine: mine[field],
        theirs: theirs[field],
        isMineUnchanged: isSame(mine[field], before[field]),
      }))
  );
}

/** Asks which version of each field stands; the answer is what to save on top of theirs, or nothing. */
async function settleConflict({ resource, mine, before }: Change, theirs: Fields): Promise<Fields | undefined> {
  const version = { version: theirs['version'] };
  const differences = differencesOf(mine, theirs, before);
  // What was linked meanwhile is in no field: then there is nothing to choose.
  const isTheirsUnchanged = differences.every(({ field }) => isSame(theirs[field], before[field]));
  if (isTheirsUnchanged) return { ...mine, ...version };
  const kept = await new Promise<ReadonlySet<string> | undefined>((settle) => {
    openConflict.set({ resource, differences, settle });
  });
  openConflict.set(undefined);
  if (!kept) return undefined;
  const taken = differences
    .filter(({ field }) => !kept.has(field))
    .map(({ field, theirs: value }) => [field, value] as const);
  return { ...mine, ...Object.fromEntries(taken), ...version };
}

/** Saves; when somebody else saved in the meantime, asks field by field and saves what was chosen. `fieldsOf`: what may be saved of theirs. */
export async function saveOverTheirs<Saved>(
  change: Change,
  fieldsOf: (stored: Fields) => Fields,
  save: (fields: Fields) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save(change.mine);
  } catch (error) {
    const stored = changedMeanwhile(error);
    if (!stored) throw error;
    const theirs = { ...fieldsOf(stored), version: stored['version'] };
    const mine = await settleConflict(change, theirs);
    if (!mine) throw new HttpError(say('conflict.notSaved'), 409, {});
    return saveOverTheirs({ ...change, mine, before: theirs }, fieldsOf, save);
  }
}
