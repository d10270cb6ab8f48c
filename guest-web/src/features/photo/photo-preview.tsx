import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { useCheckIn } from '../../lib/completion/checkin-context';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { ProgressLine } from '../../ui/progress-line';
import { common } from '../../words/common';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { CutPhoto } from './cut-photo';
import styles from './photo-preview.module.css';
import type { PhotoState } from './photo-state';

interface Props {
  state: Extract<PhotoState, { kind: 'upload' | 'preview' }>;
  name: string;
  onEdit: () => void;
  onRetry: () => void;
}

/** The photo as it will be used, while it is sent and when that has failed: nothing is lost. */
export function PhotoPreview({ state, name, onEdit, onRetry }: Props) {
  const words = useWords(photo);
  const { saveState } = useCheckIn();
  const sent = state.kind === 'upload' ? Math.round(state.progress * 100) : 0;
  return (
    <>
      <CutPhoto cut={state.cut} name={name}>
        {state.kind === 'upload' && saveState === 'saving' && (
          <ProgressLine value={sent} max={100} label={words.uploading({ share: sent })} />
        )}
      </CutPhoto>
      {state.kind === 'preview' ? <PreviewActions onEdit={onEdit} onRetry={onRetry} /> : <ActionBar />}
    </>
  );
}

function PreviewActions({ onEdit, onRetry }: Pick<Props, 'onEdit' | 'onRetry'>) {
  const words = useWords(photo);
  const { tryAgain } = useWords(common);
  const again = useFocusWhenLost<HTMLButtonElement>();
  return (
    <ActionBar>
      <Button variant="secondary" size="l" icon="edit" onClick={onEdit}>
        {words.adjust}
      </Button>
      <Button ref={again} className={styles.again} size="l" icon="retry" onClick={onRetry}>
        {tryAgain}
      </Button>
    </ActionBar>
  );
}
