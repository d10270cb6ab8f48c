import type { StaffHousehold } from '@arrival/contracts';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useIsAdministrator } from '../../auth/use-is-administrator';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';
import { usePreview, useQuestion } from '../preview/question';
import { FamilyAnswer } from './family-answer';
import { FamilyCode } from './family-code';
import type { ScannedBefore } from './find-guest';
import { HouseholdRights } from './household-rights';
import { MemberActions } from './member-actions';
import { MemberCard } from './member-card';
import { useHousehold } from './use-household';
import { useScanner } from './use-scanner';
import { WaitsAtDesk } from './waits-at-desk';

/** A household at the counter: what is done, by whom and when. */
export function HouseholdPage() {
  const { contactId = '' } = useParams();
  const navigate = useNavigate();
  const isAdministrator = useIsAdministrator();
  const { data, error, refetch, readAgain } = useHousehold(contactId);
  useScanner((code) => {
    const state: ScannedBefore = { code };
    void navigate(`/guests?${new URLSearchParams({ q: code })}`, { state });
  });
  const family = data?.members.find(({ isHeadOfHouseHold }) => isHeadOfHouseHold)?.lastName;
  return (
    <Box sx={{ mt: 2, maxWidth: 1100 }}>
      <Title title={family ? say('resources.guests.family', { name: family }) : say('resources.guests.noFamily')} />
      <Button onClick={() => void navigate('/guests')} sx={{ mb: 1 }}>
        {say('resources.guests.another')}
      </Button>
      {data && (
        <FamilyCode headContactId={data.headContactId} code={data.familyCode} onRenewed={() => void readAgain()} />
      )}
      {data ? (
        <Stack spacing={2}>
          {error && <ReadFailure error={error} retry={refetch} />}
          <FamilyAnswer members={data.members} guestId={Number(contactId)} onChanged={() => void readAgain()} />
          <OnceAnswered key={contactId} guestId={Number(contactId)}>
            <WaitsAtDesk members={data.members} guestId={Number(contactId)} />
            {inOrder(data.members, Number(contactId)).map((member) => (
              <MemberCard key={member.contactId} member={member} isWanted={member.contactId === Number(contactId)}>
                <MemberActions
                  household={data}
                  member={member}
                  onChanged={() => void readAgain()}
                  onGone={(headContactId) => {
                    if (member.contactId !== Number(contactId)) return void readAgain();
                    void navigate(`/guests/${headContactId}`, { replace: true });
                  }}
                />
              </MemberCard>
            ))}
            {isAdministrator && <HouseholdRights headContactId={data.headContactId} familyName={family ?? ''} />}
          </OnceAnswered>
        </Stack>
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <NotYetRead />
      )}
    </Box>
  );
}

/** What stands below the answer: that has as many lines as is missing, and would push it away from under somebody's finger. */
function OnceAnswered({ guestId, children }: { guestId: number; children: ReactNode }) {
  const question = useQuestion();
  const { isLoading } = usePreview(guestId, question);
  const [isAnswered, setAnswered] = useState(false);
  // Once and for all: a dialog that is open stays, whatever is asked anew.
  if (!isAnswered && !isLoading && !question.isLooking) setAnswered(true);
  return isAnswered ? children : <NotYetRead />;
}

function NotYetRead() {
  return (
    <Stack spacing={2} role="status" aria-label={say('resources.guests.loading')}>
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}

/** Whoever was looked for comes first. */
function inOrder(members: StaffHousehold['members'], wantedId: number): StaffHousehold['members'] {
  return [...members].sort((one, other) => Number(other.contactId === wantedId) - Number(one.contactId === wantedId));
}
