import { ActionBar } from '../../lib/checkin/action-bar';
import { useFocusWhenLost } from '../../lib/checkin/use-focus-when-lost';
import { Button } from '../../ui/button';
import styles from './photo-widget.module.css';

interface Props {
  onEdit: () => void;
  onRetry: () => void;
}

/** The photo is cut and could not be sent: nothing is lost. */
export function PreviewBar({ onEdit, onRetry }: Props) {
  const again = useFocusWhenLost<HTMLButtonElement>();
  return (
    <ActionBar>
      <Button variant="secondary" size="l" icon="edit" onClick={onEdit}>
        Edit
      </Button>
      <Button ref={again} className={styles.again} size="l" icon="retry" onClick={onRetry}>
        Try again
      </Button>
    </ActionBar>
  );
}
