import type { PhotoContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useText } from '../../lib/texts';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import { PersonHeader } from '../../ui/checkin/person';
import { Spinner } from '../../ui/spinner';
import { useErrorTitle } from '../../ui/use-error-title';
import { photo, photoProblems } from '../../words/photo';
import { useWords } from '../../words/words';
import { DropPlace } from './drop-place';
import { LeavePhoto } from './leave-photo';
import { PhotoEditor } from './photo-editor';
import { PhotoPicker } from './photo-picker';
import { PhotoPreview } from './photo-preview';
import { type PhotoProblem, problemWords } from './photo-problem';
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
  const words = useWords(photo);
  const widget = usePhotoWidget({
    contactId: task.contact.contactId,
    store: async (upload) => {
      const photo = async (signal: AbortSignal) => ({ photoHash: await upload(signal) });
      const outcome = await checkIn.complete(task, photo, { expectedCodes: refusals });
      if (outcome.ok) {
        track('addPhoto');
        scrollToTop();
      }
      return outcome;
    },
    stop: checkIn.stopSaving,
  });
  const { state } = widget;
  return (
    <DropPlace
      onFile={widget.choose}
      onProblem={widget.refuse}
      isDisabled={() => checkIn.isSaving && !widget.mayReplace()}
    >
      <PersonHeader contact={task.contact} takesFocus />
      {'problem' in state && state.problem && <PhotoProblemBanner problem={state.problem} />}
      {state.kind === 'empty' && (
        <EmptyPhoto contact={task.contact} widget={widget} below={children}>
          <LeavePhoto checkIn={checkIn} task={task} onLeave={widget.remove} />
        </EmptyPhoto>
      )}
      {(state.kind === 'busy' || state.kind === 'loading') && (
        <div className={styles.loading}>
          <Spinner size={48} label={words.opening} />
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
        <PhotoPreview
          state={state}
          name={task.contact.firstName}
          onEdit={widget.edit}
          onRetry={() => void widget.tryAgain()}
        />
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
  const words = useWords(photo);
  const text = useText();
  const label = contact.imageUrl ? words.update : words.add;
  return (
    <PhotoPicker label={label} onFile={widget.choose} secondary={children} below={below}>
      {contact.imageUrl ? <Avatar name={fullName(contact)} src={contact.imageUrl} size={160} /> : <GoodPhoto />}
      <p>{text('checkIn.photoNote')}</p>
    </PhotoPicker>
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

/** What a good photo is, as a picture: one face, large, straight, in the light. */
function GoodPhoto() {
  return (
    <svg viewBox="0 0 160 160" width="148" height="148" aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="152" height="152" rx="20" fill="var(--action-soft)" />
      <path d="M28 156c0-30 22-46 52-46s52 16 52 46Z" fill="var(--action)" />
      <path d="M80 30c-20 0-31 15-31 37s13 43 31 43 31-21 31-43-11-37-31-37Z" fill="#e9b58f" />
      <path d="M47 66c-2-28 14-44 33-44s35 16 33 44c-6-12-10-20-16-22-12 6-32 6-42 0-4 4-6 12-8 22Z" fill="#5a3b28" />
      <circle cx="68" cy="70" r="3" fill="#2c1c12" />
      <circle cx="92" cy="70" r="3" fill="#2c1c12" />
      <path d="M68 90c7 6 17 6 24 0" fill="none" stroke="#2c1c12" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
