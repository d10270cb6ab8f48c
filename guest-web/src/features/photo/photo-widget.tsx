import type { PhotoContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { PersonHeader } from '../../lib/checkin/person';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useText } from '../../lib/texts';
import { Avatar } from '../../ui/avatar';
import { Spinner } from '../../ui/spinner';
import { DropPlace } from './drop-place';
import { GoodPhoto } from './good-photo';
import { LeavePhoto } from './leave-photo';
import { PhotoEditor } from './photo-editor';
import { PhotoPicker } from './photo-picker';
import { PhotoPreview } from './photo-preview';
import { PhotoProblemBanner } from './photo-problem-banner';
import styles from './photo-widget.module.css';
import { refusals } from './upload-photo';
import { type PhotoWidgetState, usePhotoWidget } from './use-photo-widget';

interface Props {
  checkIn: TaskStep<PhotoContactTask>;
  task: PhotoContactTask;
  /** Who is still to come, above the action. */
  children?: ReactNode;
}

/** One member's photo: choose, cut, send (spec §2, §4). */
export function PhotoWidget({ checkIn, task, children }: Props) {
  const widget = usePhotoWidget({
    contactId: task.contact.contactId,
    store: async (upload) => {
      const photo = async (signal: AbortSignal) => ({ photoHash: await upload(signal) });
      const outcome = await checkIn.complete(task, photo, { expectedCodes: refusals });
      if (outcome.ok) {
        track('Add Photo');
        scrollToTop();
      }
      return outcome;
    },
    stop: checkIn.stopSaving,
  });
  const { state } = widget;
  return (
    <DropPlace onFile={widget.choose} onProblem={widget.refuse} isDisabled={() => checkIn.isSaving && !widget.mayReplace()}>
      <PersonHeader contact={task.contact} isTurn />
      {'problem' in state && state.problem && <PhotoProblemBanner problem={state.problem} />}
      {state.kind === 'empty' && (
        <EmptyPhoto contact={task.contact} widget={widget} below={children}>
          <LeavePhoto checkIn={checkIn} task={task} onLeave={widget.remove} />
        </EmptyPhoto>
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
          name={task.contact.firstName}
          onConfirm={(cut) => void widget.confirm(cut)}
          onRemove={widget.remove}
          busy={checkIn.isSaving}
        />
      )}
      {(state.kind === 'upload' || state.kind === 'preview') && (
        <PhotoPreview state={state} name={task.contact.firstName} onEdit={widget.edit} onRetry={() => void widget.tryAgain()} />
      )}
    </DropPlace>
  );
}

interface EmptyProps {
  contact: PhotoContactTask['contact'];
  widget: PhotoWidgetState;
  below: ReactNode;
  /** Cancel or skip. */
  children: ReactNode;
}

/** Nothing chosen yet: the stored photo, or what a good one is. */
function EmptyPhoto({ contact, widget, below, children }: EmptyProps) {
  const text = useText();
  const label = contact.imageUrl ? 'Update Photo' : 'Add Photo';
  return (
    <PhotoPicker label={label} onFile={widget.choose} secondary={children} below={below}>
      {contact.imageUrl ? <Avatar name={fullName(contact)} src={contact.imageUrl} size={160} /> : <GoodPhoto />}
      <p>{text('checkIn.photoNote')}</p>
    </PhotoPicker>
  );
}
