import { mayBeMinor } from '@arrival/rules';
import { Suspense, useState } from 'react';
import { onDemand } from '../../lib/browser/on-demand';
import type { WhoSigns } from '../../lib/own-phone/use-link-status';
import type { Visit } from '../../lib/visit';
import { Button } from '../../ui/button';
import { ownPhone } from '../../words/own-phone';
import { useWords } from '../../words/words';
import type { MemberState } from './member-state';
import { useSigningLink } from './own-phone/use-signing-link';

const SigningLinkDialog = onDemand(() =>
  import('./own-phone/signing-link-dialog').then((module) => module.SigningLinkDialog),
);

interface Props {
  member: MemberState;
  visit: Visit;
}

/** For another grown-up of the family who still has a waiver to sign here. */
export function SignOnOwnPhone({ member, visit }: Props) {
  const { contactId, isHeadOfHouseHold, age } = member.contact;
  if (isHeadOfHouseHold || mayBeMinor(age)) return null;
  return <Offer member={member} who={{ contactId, ...visit }} />;
}

function Offer({ member: { contact, hasWaiverHere }, who }: { member: MemberState; who: WhoSigns }) {
  const words = useWords(ownPhone);
  const [isOpen, setOpen] = useState(false);
  const signing = useSigningLink(who, isOpen);
  return (
    <>
      {hasWaiverHere && (
        <Button variant="secondary" icon="code" onClick={() => setOpen(true)}>
          {words.offer}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SigningLinkDialog signing={signing} name={contact.firstName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
