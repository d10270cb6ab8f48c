import type { PhotoContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './photo-card.module.css';

interface Props {
  task: PhotoContactTask;
  onUpdate: () => void;
}

/** The stored photo, shown back from the server. */
export function PhotoCard({ task, onUpdate }: Props) {
  const { contact } = task;
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={fullName(contact)} src={task.relatedObject.imageUrl ?? contact.imageUrl} size={112} />
      <div className={styles.words}>
        <h2>{fullName(contact)}</h2>
        {!task.isComplete && <p>Skipped</p>}
        <Button variant="secondary" icon="camera" onClick={onUpdate}>
          {task.isComplete ? 'Update Photo' : 'Add Photo'}
          <VisuallyHidden> of {fullName(contact)}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}
