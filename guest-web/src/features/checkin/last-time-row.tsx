import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { useAgeWords } from '../../lib/wording/age-words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import styles from './last-time.module.css';

interface Props {
  /** Whose answers they are; something of several people has a sign instead of a face. */
  of: Contact | { icon: IconName; title: string };
  kept?: string;
  action?: { label: string; labelFor: string; onPress: () => void };
  children?: ReactNode;
}

/** One line of what is kept, and the way to change it. */
export function LastTimeRow({ of, kept, action, children }: Props) {
  const ageWords = useAgeWords();
  const title = 'icon' in of ? of.title : `${of.firstName} · ${ageWords(of.age)}`;
  return (
    <Card as="article" className={styles.row}>
      <div className={styles.head}>
        {'icon' in of ? <Icon name={of.icon} size={28} /> : <Avatar name={fullName(of)} src={of.imageUrl} size={44} />}
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          {kept && <p className={styles.kept}>{kept}</p>}
        </div>
        {action && (
          <Button variant="quiet" onClick={action.onPress} aria-label={action.labelFor}>
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
