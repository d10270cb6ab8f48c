import type { ReactNode } from 'react';
import { useDayWords } from '../../lib/wording/day-words';
import { useInstantWords } from '../../lib/wording/instant-words';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classes } from '../../ui/classes';
import { Icon, type IconName } from '../../ui/icon';
import { onFile } from '../../words/profile';
import { reasons } from '../../words/reasons';
import { useWords } from '../../words/words';
import styles from './profile-card.module.css';

interface Saved {
  updatedAtUtc: string;
  validUntil: string | null;
  isValid: boolean;
  askedAgain: string | null;
}

interface Props {
  icon: IconName;
  title: string;
  saved: Saved | null;
  empty: string;
  /** What the button does, for screen readers. */
  changeLabel: string;
  /** Only where it may be changed. */
  onChange: (() => void) | undefined;
  children?: ReactNode;
}

/** What is on file of one kind, until when it is good, and the way to change it. */
export function ProfileCard({ icon, title, saved, empty, changeLabel, onChange, children }: Props) {
  const words = useWords(onFile);
  const { askedAgain: because } = useWords(reasons);
  const instant = useInstantWords();
  const day = useDayWords();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} />
        <h2 className={styles.title}>{title}</h2>
        {saved && (
          <span className={classes(styles.state, saved.isValid ? styles.valid : styles.old)}>
            {saved.isValid
              ? saved.validUntil
                ? words.validUntil({ day: day(saved.validUntil) })
                : words.valid
              : saved.askedAgain === null
                ? words.outOfDate
                : words.askedAgain}
          </span>
        )}
      </div>
      {saved?.askedAgain && <p className={styles.note}>{because({ why: saved.askedAgain })}</p>}
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>{saved ? words.lastChanged({ when: instant(saved.updatedAtUtc) }) : empty}</p>
        {onChange && (
          <Button variant="secondary" icon={saved ? 'edit' : 'plus'} onClick={onChange} aria-label={changeLabel}>
            {saved ? words.change : words.add}
          </Button>
        )}
      </div>
    </Card>
  );
}
