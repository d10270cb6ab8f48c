import type { Contact } from '@arrival/contracts';
import { useId } from 'react';
import type { KeptEntry } from '../../lib/kept/entry';
import { useTimeWords } from '../../lib/wording/time-words';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { outbox } from '../../words/outbox';
import { reasons } from '../../words/reasons';
import { isolated, useWords } from '../../words/words';
import styles from './entry-line.module.css';
import { type EntryState, type ListedEntry, nameOf, namesOf } from './listed-entries';
import { RefusalActions } from './refusal-actions';
import { useRefusal } from './use-refusal';

interface Props {
  entry: ListedEntry;
  all: readonly ListedEntry[];
  household: readonly Contact[];
  /** The guest goes to the task. */
  onOpen: () => void;
}

const icons = { waits: 'phone', sending: 'retry', sent: 'check', refused: 'alert', over: 'info' } as const;

/** Whose it is, what, since when, and where it is now; what to do where the guest is needed. */
export function EntryLine({ entry, all, household, onOpen }: Props) {
  const words = useWords(outbox);
  const { task: kinds } = useWords(reasons);
  const timeWords = useTimeWords();
  const { state, finishedAt, contactIds } = entry;
  const names = namesOf(entry, household).map(isolated);
  const first = household.find(({ contactId }) => contactIds.includes(contactId));
  return (
    <li className={styles.line} data-state={state.kind}>
      <Avatar name={first ? `${first.firstName} ${first.lastName}` : entry.firstName} src={first?.imageUrl} size={40} />
      <div className={styles.words}>
        <p className={styles.what}>{words.what({ task: nameOf(entry, all, kinds), names })}</p>
        {finishedAt !== undefined && (
          <p className={styles.time}>{words.finished({ time: isolated(timeWords(finishedAt)) })}</p>
        )}
      </div>
      <p className={styles.state}>
        <Icon name={icons[state.kind]} size={16} />
        <StateWords state={state} />
      </p>
      {(state.kind === 'refused' || state.kind === 'over') && <WhatToDo entry={state.entry} onOpen={onOpen} />}
    </li>
  );
}

function StateWords({ state }: { state: EntryState }) {
  const words = useWords(outbox);
  const timeWords = useTimeWords();
  return state.kind === 'sent' ? words.state.sent({ time: isolated(timeWords(state.at)) }) : words.state[state.kind];
}

function WhatToDo({ entry, onOpen }: { entry: KeptEntry; onOpen: () => void }) {
  const { title, why } = useRefusal(entry);
  const id = useId();
  return (
    <div className={styles.refusal}>
      <p>
        <strong id={id}>{title}</strong> {why}
      </p>
      <div className={styles.actions}>
        <RefusalActions entry={entry} titleId={id} onOpen={onOpen} />
      </div>
    </div>
  );
}
