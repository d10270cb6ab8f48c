import type { StaffHousehold } from '@arrival/contracts';
import { Stack } from '@mui/material';
import { AskAgain } from './ask-again';
import { AskedAgainOnes } from './asked-again';
import { CorrectMember } from './correct-member';
import { GiveHousehold } from './give-household';
import type { Member } from './member';
import { TakeOut } from './take-out';
import { WithdrawWaiver } from './withdraw-waiver';

interface Props {
  household: StaffHousehold;
  member: Member;
  onChanged: () => void;
  onGone: (headContactId: number) => void;
}

/** What staff may do with a member; who and what they are signed for is a point of sale's own where there is one (D26). */
export function MemberActions({ household, member, onChanged, onGone }: Props) {
  const { isKeptHere, hasAccount } = household;
  return (
    <>
      <AskedAgainOnes member={member} onTakenBack={onChanged} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        {isKeptHere && <CorrectMember member={member} onCorrected={onChanged} />}
        <AskAgain member={member} onAsked={onChanged} />
        {isKeptHere && <WithdrawWaiver member={member} onWithdrawn={onChanged} />}
        {isKeptHere && member.isHeadOfHouseHold && !hasAccount && (
          <GiveHousehold headContactId={member.contactId} familyName={member.lastName} onGiven={onChanged} />
        )}
        {isKeptHere && member.staysBecause === null && <TakeOut member={member} onGone={onGone} />}
      </Stack>
    </>
  );
}
