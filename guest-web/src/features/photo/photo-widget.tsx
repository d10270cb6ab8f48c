import type { PhotoContactTask } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { scrollToTop } from '../../lib/checkin/scroll';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { track } from '../../lib/vendors/analytics';
import { Banner } from '../../ui/banner';
import { AskedAgainBanner } from '../../ui/checkin/asked-again-banner';
import { PersonHeader } from '../../ui/checkin/person';
import { useErrorTitle } from '../../ui/use-error-title';
import { photoProblems } from '../../words/photo';
import { useWords } from '../../words/words';
import { DropPlace } from './drop-place';
import { EmptyPhoto } from './empty-photo';
import { LeavePhoto } from './leave-photo';
import { photoFields } from './photo-form';
import { type PhotoProblem, problemWords, refusals } from './photo-problem';
import { usePhotoSources } from './photo-sources';
import { PhotoStage } from './photo-stage';
import styles from './photo-widget.module.css';
import { usePhotoWidget } from './use-photo-widget';

interface Props {
  checkIn: TaskStep<PhotoContactTask>;
  task: PhotoContactTask;
  /** Who is still to come, above the action. */
  children?: ReactNode;
}

/** Completes the task with the photo. */
const storing =
  (checkIn: TaskStep<PhotoContactTask>, task: PhotoContactTask): Parameters<typeof usePhotoWidget>[0]['store'] =>
  async ({ blob, made }, onProgress) => {
    const photo = { picture: blob, fields: photoFields(made), onProgress };
    const outcome = await checkIn.complete(task, null, { expectedCodes: refusals, photo });
    if (outcome.ok) {
      track('addPhoto');
      scrollToTop();
    }
    return outcome;
  };

/** One member's photo: choose, cut, send (spec §2, §4). */
export function PhotoWidget({ checkIn, task, children }: Props) {
  const widget = usePhotoWidget({
    contactId: task.contact.contactId,
    taskId: task.id,
    store: storing(checkIn, task),
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
      <AskedAgainBanner task={task} />
      {sources.element}
      {'problem' in state && state.problem && <PhotoProblemBanner problem={state.problem} />}
      {state.kind === 'empty' ? (
        <EmptyPhoto contact={task.contact} sources={sources} below={children}>
          <LeavePhoto checkIn={checkIn} task={task} onLeave={widget.remove} />
        </EmptyPhoto>
      ) : (
        <PhotoStage widget={widget} sources={sources} name={task.contact.firstName} isSaving={checkIn.isSaving} />
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
