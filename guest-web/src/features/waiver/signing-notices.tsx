import { Banner } from '../../ui/banner';
import { AdultNeeded } from '../../ui/checkin/adult-needed';
import { signature, waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { Signees } from './signees';
import type { Signing } from './signing';
import type { SigningState } from './use-signing';

interface Props {
  signing: Signing;
  form: SigningState;
  accountHolderId: number;
}

/** Whom the waiver is for, and what is to be known before it is signed. */
export function SigningNotices({ signing, form, accountHolderId }: Props) {
  const words = useWords(signature);
  const page = useWords(waiver);
  const { firstName: name } = signing.signedIn;
  return (
    <>
      {form.isHandedBack && (
        <Banner icon="user" live title={words.handBack({ name })}>
          {words.handBackWhy({ name })}
        </Banner>
      )}
      <Signees signing={signing} />
      {form.isChanged && (
        <Banner tone="warning" live title={page.changed}>
          {page.changedWhy}
        </Banner>
      )}
      {signing.isSignerMinor && <AdultNeeded people={signing.contacts} accountHolderId={accountHolderId} live />}
    </>
  );
}
