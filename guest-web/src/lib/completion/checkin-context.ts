import type {
  ChildContactTask,
  CompletionRequest,
  ContactTask,
  PhotoContactTask,
  RentalContactTask,
  TaskTypeId,
  WaiverContactTask,
} from '@arrival/contracts';
import type { ContactId, Step } from '@arrival/rules';
import { createContext, use } from 'react';
import type { ProblemError } from '../api/problem';
import type { SentPhoto } from '../checkin/photo-call';
import type { SaveState } from './save-state';

export interface CompletionOptions {
  /** Skips an optional task at the server (child registration, spec §4). */
  isSkipped?: boolean;
  /** Everybody whom one consolidated signature covers (D21). */
  contactIds?: readonly number[];
  /** Codes that the screen explains itself instead of the common dialog. */
  expectedCodes?: readonly string[];
  /** A photo goes up with the completion of its task, now or later; `onProgress` is told how much of it has. */
  photo?: SentPhoto & { onProgress: (share: number) => void };
}

export type RelatedObject = CompletionRequest['relatedObject'];
export type CompletionOutcome = { ok: true } | { ok: false; error: ProblemError | undefined };

/** What the parent of the check-in path gives to its four task screens. */
export interface CheckIn {
  step: Step;
  /** The contact task in hand: the one opened on purpose, else the first that is not finished. */
  inHand: ContactTask | undefined;
  open: (contactTaskId: string | undefined) => void;
  complete: (task: ContactTask, completed: RelatedObject, options?: CompletionOptions) => Promise<CompletionOutcome>;
  /** Changes contact tasks in this browser alone: skipping, reading again, editing. */
  change: (
    contactTaskIds: readonly string[],
    change: Partial<Pick<ContactTask, 'isReadOnly' | 'isSkipped' | 'isComplete'>>,
  ) => void;
  /** Has this been finished on this phone alone? */
  isKept: (task: ContactTask) => boolean;
  /** Skips without calling the server (spec §4). */
  skip: (tasks: readonly ContactTask[]) => void;
  /** The guest has finished this task: on to the next one, or to the completion page. */
  taskDone: () => void;
  /** Who signed last, so that the phone is in their hands; undefined before the first signature. */
  lastSigner: ContactId | undefined;
  signs: (signer: ContactId) => void;
  /** Where the guest came from. */
  back: { to: string; label: string };
  isSaving: boolean;
  saveState: SaveState;
  /** Whom the last save was for: their first names. */
  savedFor: readonly string[];
  /** Sends what waits without waiting any longer. */
  saveNow: () => void;
  /** Sends no more; what was entered stays where it is. */
  stopSaving: () => void;
}

export const CheckInContext = createContext<CheckIn | undefined>(undefined);

export function useCheckIn(): CheckIn {
  const checkIn = use(CheckInContext);
  if (!checkIn) throw new Error('useCheckIn is used outside the check-in path');
  return checkIn;
}

interface ContactTaskByType {
  1: WaiverContactTask;
  2: RentalContactTask;
  3: ChildContactTask;
  4: PhotoContactTask;
}

export interface TaskStep<T extends ContactTask> extends Omit<CheckIn, 'step' | 'inHand'> {
  step: Step<T>;
  inHand: T | undefined;
}

/** The check-in as one task screen sees it; undefined while the path is on its way to another screen. */
export function useTaskStep<K extends TaskTypeId>(typeId: K): TaskStep<ContactTaskByType[K]> | undefined {
  const checkIn = useCheckIn();
  return checkIn.step.taskTypeId === typeId ? (checkIn as unknown as TaskStep<ContactTaskByType[K]>) : undefined;
}
