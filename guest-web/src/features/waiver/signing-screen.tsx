import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { useFieldWords } from '../../lib/field-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { signature, waiver as waiverWords } from '../../words/waiver';
import { useWords } from '../../words/words';
import { goToSigning, SignForm } from './sign-form';
import { Signees } from './signees';
import { type Signing, whoWaits } from './signing';
import { TextLanguage } from './text-language';
import { useSigning } from './use-signing';
import { WaiverActions } from './waiver-actions';
import { useWaiverText, WaiverBody } from './waiver-body';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  signing: Signing;
  accountHolderId: number;
}

/** Reading and signing, for one signature. */
export function SigningScreen({ checkIn, signing, accountHolderId }: Props) {
  const words = useWords(signature);
  const page = useWords(waiverWords);
  const fieldWords = useFieldWords();
  const form = useSigning(checkIn, signing);
  const { first, waiver, alert } = form;
  const text = useWaiverText(waiver);
  const hasText = waiver.rolTextHash !== null || waiver.rolText !== null;
  const canSign = hasText && !signing.isSignerMinor;
  return (
    <>
      <Signees signing={signing} />
      {form.isChanged && (
        <Banner tone="warning" live title={page.changed}>
          {page.changedWhy}
        </Banner>
      )}
      {signing.isSignerMinor && (
        <Banner tone="warning" live title={words.needsAdult({ people: whoWaits(words, signing, accountHolderId) })}>
          {words.needsAdultWhy}
        </Banner>
      )}
      {canSign && <p>{words.affirmation}</p>}
      <TextLanguage waiver={waiver} />
      <WaiverBody title={waiver.title} hasText={hasText} text={text} onSign={canSign ? goToSigning : undefined} />
      {canSign && text.data && (
        <SignForm
          task={first.task}
          signing={signing}
          accountHolderId={accountHolderId}
          draft={form.draft}
          onChange={form.change}
          alerts={form.alerts}
        />
      )}
      <WaiverActions
        onSkip={canSkip(first) ? form.skip : undefined}
        onContinue={canSign ? undefined : checkIn.taskDone}
        onAccept={canSign ? () => void form.accept() : undefined}
        isReady={form.isReady}
        isTextShown={text.data !== undefined}
      />
      {alert && <AlertDialog title={fieldWords(alert)} onClose={form.closeAlert} />}
    </>
  );
}
