import type { PhotoContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import styles from './photo-card.module.css';

interface Props {
  task: PhotoContactTask;
  onUpdate: () => void;
}

/** The stored photo, shown back from the server. */
export function PhotoCard({ task, onUpdate }: Props) {
  const words = useWords(photo);
  const { contact } = task;
  const name = fullName(contact);
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={name} src={task.relatedObject.imageUrl ?? contact.imageUrl} size={112} />
      <div className={styles.words}>
        <h2>{name}</h2>
        {!task.isComplete && <p>{words.skipped}</p>}
        <Button
          variant="secondary"
          icon="camera"
          onClick={onUpdate}
          aria-label={task.isComplete ? words.updateOf({ name }) : words.addOf({ name })}
        >
          {task.isComplete ? words.update : words.add}
        </Button>
      </div>
    </Card>
  );
}
