import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { useState } from 'react';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useFieldWords } from '../../lib/wording/field-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import type { KeptSignatures } from './kept-signatures';
import type { Signing } from './signing';
import { SigningNotices } from './signing-notices';
import { SigningSheet } from './signing-sheet';
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
      <SigningNotices signing={signing} form={form} accountHolderId={accountHolderId} />
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
      {isOpen && <SigningSheet signing={signing} form={form} accountHolderId={accountHolderId} />}
      {alert && <AlertDialog title={fieldWords(alert)} onClose={form.closeAlert} />}
    </>
  );
}
