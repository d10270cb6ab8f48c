import type { PhotoContactTask } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { Banner } from '../../ui/banner';
import { PersonHeader } from '../../ui/checkin/person';
import { Spinner } from '../../ui/spinner';
import { useErrorTitle } from '../../ui/use-error-title';
import { photo, photoProblems } from '../../words/photo';
import { useWords } from '../../words/words';
import { DropPlace } from './drop-place';
import { EmptyPhoto } from './empty-photo';
import { FramedPhoto } from './framed-photo';
import { LeavePhoto } from './leave-photo';
import { PhotoEditor } from './photo-editor';
import { photoFields } from './photo-form';
import { PhotoPreview } from './photo-preview';
import { type PhotoProblem, problemWords } from './photo-problem';
import { usePhotoSources } from './photo-sources';
import styles from './photo-widget.module.css';
import { refusals } from './upload-photo';
import { usePhotoWidget } from './use-photo-widget';

interface Props {
  checkIn: TaskStep<PhotoContactTask>;
  task: PhotoContactTask;
  /** Who is still to come, above the action. */
  children?: ReactNode;
}

/** One member's photo: choose, cut, send (spec §2, §4). */
export function PhotoWidget({ checkIn, task, children }: Props) {
  const words = useWords(photo);
  const widget = usePhotoWidget({
    contactId: task.contact.contactId,
    taskId: task.id,
    store: async (upload, { blob, made }) => {
      const photo = async (signal: AbortSignal) => ({ photoHash: await upload(signal) });
      const outcome = await checkIn.complete(task, photo, {
        expectedCodes: refusals,
        photo: { picture: blob, fields: photoFields(made) },
      });
      if (outcome.ok) {
        track('addPhoto');
        scrollToTop();
      }
      return outcome;
    },
    stop: checkIn.stopSaving,
  });
  const { state } = widget;
  // Who holds the phone takes the others with the camera on its back.
  const sources = usePhotoSources(widget.choose, task.contact.isHeadOfHouseHold ? 'user' : 'environment');
  return (
    <DropPlace
      onFile={widget.choose}
      onProblem={widget.refuse}
      isDisabled={() => checkIn.isSaving && !widget.mayReplace()}
    >
      <PersonHeader contact={task.contact} takesFocus />
      {sources.element}
      {'problem' in state && state.problem && <PhotoProblemBanner problem={state.problem} />}
      {state.kind === 'empty' && (
        <EmptyPhoto contact={task.contact} sources={sources} below={children}>
          <LeavePhoto checkIn={checkIn} task={task} onLeave={widget.remove} />
        </EmptyPhoto>
      )}
      {(state.kind === 'busy' || state.kind === 'loading') && (
        <div className={styles.loading}>
          <Spinner size={48} label={words.opening} />
        </div>
      )}
      {state.kind === 'framed' && (
        <FramedPhoto
          cut={state.cut}
          name={task.contact.firstName}
          sources={sources}
          onUse={() => void widget.use()}
          onAdjust={widget.edit}
          onRemove={widget.remove}
        />
      )}
      {state.kind === 'editor' && (
        <PhotoEditor
          key={state.picture.url}
          url={state.picture.url}
          start={state.start}
          name={task.contact.firstName}
          onConfirm={(cut) => void widget.confirm(cut)}
          onRemove={widget.remove}
          busy={checkIn.isSaving}
        />
      )}
      {(state.kind === 'upload' || state.kind === 'preview') && (
        <PhotoPreview
          state={state}
          name={task.contact.firstName}
          onEdit={widget.edit}
          onRetry={() => void widget.use()}
        />
      )}
    </DropPlace>
  );
}

/** What went wrong, with its code for whoever helps. */
function PhotoProblemBanner({ problem: { code, referenceId: reference } }: { problem: PhotoProblem }) {
  const words = useWords(photoProblems);
  useErrorTitle();
  return (
    <Banner tone="error" live title={problemWords(words, code)}>
      <p className={styles.code} data-code={code}>
        {reference ? words.codeAndReference({ code, reference }) : words.code({ code })}
      </p>
    </Banner>
  );
}
