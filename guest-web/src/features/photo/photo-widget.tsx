import type { PhotoContactTask } from '@arrival/contracts';
import { canSkip, fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { PersonHeader } from '../../lib/checkin/person';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useText } from '../../lib/texts';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ProgressLine } from '../../ui/progress-line';
import { Spinner } from '../../ui/spinner';
import { GoodPhoto } from './good-photo';
import { PhotoEditor } from './photo-editor';
import { PhotoPicker } from './photo-picker';
import { PhotoProblemBanner } from './photo-problem-banner';
import styles from './photo-widget.module.css';
import { PreviewBar } from './preview-bar';
import { usePhotoWidget } from './use-photo-widget';

interface Props {
  /** Who is still to come, above the action. */
  children?: ReactNode;
  checkIn: TaskStep<PhotoContactTask>;
  task: PhotoContactTask;
}

/** One member's photo: choose, cut, send (spec §2, §4). */
export function PhotoWidget({ checkIn, task, children }: Props) {
  const text = useText();
  const { contact } = task;
  const widget = usePhotoWidget(contact.contactId, async (photoHash) => {
    const outcome = await checkIn.complete(task, { photoHash });
    if (!outcome.ok) return false;
    track('Add Photo');
    scrollToTop();
    return true;
  });
  const { state } = widget;
  const cancel = () => {
    widget.remove();
    checkIn.change([task.id], { isReadOnly: true });
    checkIn.open(undefined);
  };
  const skip = () => {
    widget.remove();
    checkIn.skip([task]);
  };
  const secondary = task.isComplete ? (
    <Button variant="secondary" size="l" onClick={cancel}>
      Cancel
    </Button>
  ) : (
    canSkip(task) && (
      <Button variant="secondary" size="l" onClick={skip}>
        Skip
      </Button>
    )
  );
  return (
    <>
      <PersonHeader contact={contact} isTurn />
      {'problem' in state && state.problem && <PhotoProblemBanner problem={state.problem} />}
      {state.kind === 'empty' && (
        <PhotoPicker
          label={contact.imageUrl ? 'Update Photo' : 'Add Photo'}
          onFile={widget.choose}
          onProblem={widget.refuse}
          secondary={secondary}
          below={children}
        >
          {contact.imageUrl ? <Avatar name={fullName(contact)} src={contact.imageUrl} size={160} /> : <GoodPhoto />}
          <p>{text('checkIn.photoNote')}</p>
        </PhotoPicker>
      )}
      {(state.kind === 'busy' || state.kind === 'loading') && (
        <div className={styles.loading}>
          <Spinner size={48} label="Opening the photo" />
        </div>
      )}
      {state.kind === 'editor' && (
        <PhotoEditor
          key={state.picture.url}
          url={state.picture.url}
          name={contact.firstName}
          onConfirm={(area, rotation) => void widget.confirm(area, rotation)}
          onRemove={widget.remove}
          busy={checkIn.isSaving}
        />
      )}
      {(state.kind === 'upload' || state.kind === 'preview') && (
        <div className={styles.result}>
          <img className={styles.cut} src={state.cut.url} width={400} height={400} alt={`${contact.firstName}, cut to a square`} />
          {state.kind === 'upload' && (
            <ProgressLine value={Math.round(state.progress * 100)} max={100} label={`Uploading ${Math.round(state.progress * 100)} %`} />
          )}
        </div>
      )}
      {state.kind === 'preview' && <PreviewBar onEdit={widget.edit} onRetry={() => void widget.tryAgain()} />}
    </>
  );
}
