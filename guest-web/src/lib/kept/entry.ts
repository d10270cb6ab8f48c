import type { CompletionRequest, ContactTask, LanguageTag } from '@arrival/contracts';
import { isAskedNoMore } from '../api/asked-no-more';
import type { SentPhoto } from '../checkin/photo-call';
import type { CheckInSelection } from '../checkin/selection';
import type { DraftCopy } from './draft-copies';

/** Why something was not taken, as the server said it. */
export interface Refusal {
  code: string;
  status: number;
  traceId: string;
}

/** A completion that was finished here and has no answer yet. */
export interface Entry {
  /** The Idempotency-Key of every try, the first one before it came here too: it counts once (D20). */
  key: string;
  body: CompletionRequest;
  /** As it was before; to come back to when it is refused. */
  task: ContactTask;
  /** Everybody whom it is for. */
  contactIds: readonly number[];
  selection: CheckInSelection | undefined;
  /** What was typed, to come back to. */
  drafts: readonly DraftCopy[];
  language: LanguageTag;
  /** Milliseconds since 1970; an app of before did not note it. */
  finishedAt?: number;
  /** Of a photo: the form's fields beside its picture. */
  upload?: Pick<SentPhoto, 'fields'>;
  refusal?: Refusal;
}

export interface KeptEntry extends Entry {
  /** In the order in which they were finished. */
  readonly id: number;
}

/** Where entries are kept. */
export interface EntryStore {
  all: () => Promise<KeptEntry[]>;
  add: (entry: Entry, file?: Blob) => Promise<KeptEntry>;
  /** Only while it is still there. */
  update: (entry: KeptEntry) => Promise<void>;
  remove: (id: number) => Promise<void>;
  fileOf: (id: number) => Promise<Blob | undefined>;
}

export const isWaiting = ({ refusal }: Entry): boolean => refusal === undefined;

/** Refused because the resort asks for it no more: the guest is told, and nothing is left to be sent or done. */
export const isOver = ({ refusal }: Entry): boolean => refusal !== undefined && isAskedNoMore(refusal.code);

/** What waits to be sent, or for the guest. */
export const unfinished = <T extends Entry>(entries: readonly T[]): T[] => entries.filter((entry) => !isOver(entry));
