import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { useState } from 'react';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { useFieldWords } from '../../lib/field-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { ReadyAction } from '../../ui/checkin/ready-action';
import { SheetDialog } from '../../ui/sheet-dialog';
import { signature, waiver as waiverWords } from '../../words/waiver';
import { useWords } from '../../words/words';
import { fieldIds } from './field-ids';
import type { KeptSignatures } from './kept-signatures';
import { SignForm } from './sign-form';
import { Signees } from './signees';
import { type Signing, whoSigns, whoWaits } from './signing';
import { TextLanguage } from './text-language';
import { useSigning } from './use-signing';
import { WaiverActions } from './waiver-actions';
import { useWaiverText, WaiverBody } from './waiver-body';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  signing: Signing;
  accountHolderId: number;
  kept: KeptSignatures;
}

/** Reading, and over it the sheet to sign on, for one signature. */
export function SigningScreen({ checkIn, signing, accountHolderId, kept }: Props) {
  const words = useWords(signature);
  const page = useWords(waiverWords);
  const fieldWords = useFieldWords();
  const form = useSigning(checkIn, signing, kept);
  const { first, waiver, alert } = form;
  const text = useWaiverText(waiver);
  const [read, setRead] = useState(0);
  const hasText = waiver.rolTextHash !== null || waiver.rolText !== null;
  const canSign = hasText && !signing.isSignerMinor;
  const isOpen = canSign && text.data !== undefined && form.isOpen;
  return (
    <>
      {form.isHandedBack && (
        <Banner icon="user" live title={words.handBack({ name: signing.signedIn.firstName })}>
          {words.handBackWhy({ name: signing.signedIn.firstName })}
        </Banner>
      )}
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
      <WaiverBody title={waiver.title} hasText={hasText} language={waiver.language} text={text} onRead={setRead} />
      {/* In its stead while the sheet is open: one of them says where the save has got to. */}
      {!isOpen && (
        <WaiverActions
          onSkip={canSkip(first) ? form.skip : undefined}
          onContinue={canSign ? undefined : checkIn.taskDone}
          onSign={canSign ? form.open : undefined}
          read={text.data && read}
        />
      )}
      {isOpen && (
        <SheetDialog
          title={words.title}
          titleId={fieldIds.consent}
          about={whoSigns(words, signing, accountHolderId)}
          onClose={form.close}
          action={
            <ReadyAction
              label={page.accept}
              missing={form.missing.map((part) => words.part[part])}
              variant="success"
              onPress={() => void form.accept()}
              note={words.note}
            />
          }
        >
          <SignForm
            task={first.task}
            signing={signing}
            draft={form.draft}
            onChange={form.change}
            alerts={form.alerts}
          />
        </SheetDialog>
      )}
      {alert && <AlertDialog title={fieldWords(alert)} onClose={form.closeAlert} />}
    </>
  );
}
