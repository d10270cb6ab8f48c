import type { Contact } from '@arrival/contracts';
import type { ComponentProps } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import styles from './answers-card.module.css';
import { LabelList } from './label-list';
import { PersonHeader } from './person';

interface Props {
  contact: Contact;
  /** Undefined while there are none. */
  entries: ComponentProps<typeof LabelList>['entries'] | undefined;
  none: string;
  change: string;
  /** With whose they are, for screen readers. */
  changeLabel: string;
  onChange: () => void;
}

/** A person's answers, read-only: they read like the label on the boots. */
export function AnswersCard({ contact, entries, none, change, changeLabel, onChange }: Props) {
  return (
    <Card as="article" className={styles.card}>
      <PersonHeader contact={contact} />
      {entries ? <LabelList entries={entries} /> : <p>{none}</p>}
      <Button variant="secondary" icon="edit" className={styles.change} onClick={onChange} aria-label={changeLabel}>
        {change}
      </Button>
    </Card>
  );
}
