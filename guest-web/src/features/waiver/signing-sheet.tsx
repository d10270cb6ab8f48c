import { ReadyAction } from '../../ui/checkin/ready-action';
import { SheetDialog } from '../../ui/sheet-dialog';
import { signature, waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { fieldIds } from './field-ids';
import { SignForm } from './sign-form';
import { type Signing, whoSigns } from './signing';
import type { SigningState } from './use-signing';

interface Props {
  signing: Signing;
  form: SigningState;
  accountHolderId: number;
}

/** The sheet to sign on, over the text. */
export function SigningSheet({ signing, form, accountHolderId }: Props) {
  const words = useWords(signature);
  const { accept } = useWords(waiver);
  return (
    <SheetDialog
      title={words.title}
      titleId={fieldIds.consent}
      about={whoSigns(words, signing, accountHolderId)}
      onClose={form.close}
      action={
        <ReadyAction
          label={accept}
          missing={form.missing.map((part) => words.part[part])}
          whole={form.isWhole ? words.whole : undefined}
          variant="success"
          onPress={() => void form.accept()}
          note={words.consent}
        />
      }
    >
      <SignForm
        task={form.first.task}
        signing={signing}
        draft={form.draft}
        onChange={form.change}
        alerts={form.alerts}
      />
    </SheetDialog>
  );
}
