import type { StaffHousehold } from '@arrival/contracts';
import { Alert, Box, Button, Card, Divider, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';
import { PlaceAndDay } from '../preview/place-and-day';
import { usePreview, useQuestion, whoIsAskedPath } from '../preview/question';
import { LetIn } from './let-in';
import { openWaivers } from './open-waivers';
import { SignedOnPaper } from './signed-on-paper';
import { useStaffNotes } from './staff-notes';
import { VerdictRow } from './verdict-row';
import { countWords, type MemberVerdict, verdictsOf } from './verdicts';

interface Props {
  members: StaffHousehold['members'];
  guestId: number;
  /** The family may have done something meanwhile. */
  onChanged: () => void;
}

/** What the counter asks first: who is ready here today, who is not, and why. */
export function FamilyAnswer({ members, guestId, onChanged }: Props) {
  const question = useQuestion();
  const { data, error, refetch } = usePreview(guestId, question);
  const verdicts = data && verdictsOf(data);
  const notes = useStaffNotes(verdicts);
  const why = whoIsAskedPath({ guest: guestId, place: question.place?.id, date: question.date });
  return (
    <Box component="section" aria-label={say('resources.guests.answer.label')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', flex: '1 1 320px', alignItems: 'flex-start' }}>
          <PlaceAndDay {...question} />
        </Box>
        <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {verdicts ? <Counts verdicts={verdicts} /> : !error && <Skeleton width={140} />}
        </Box>
        {/* It comes late: on a phone behind the others, where there is room before them, so that none of them moves. */}
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          {data && question.place && (
            <SignedOnPaper
              guestId={guestId}
              place={question.place}
              waivers={openWaivers(data)}
              onRecorded={onChanged}
            />
          )}
        </Box>
        <Button component={RouterLink} to={why} variant="outlined" sx={{ minHeight: 44 }}>
          {say('resources.guests.answer.why')}
        </Button>
        <LetIn guestId={guestId} members={members} place={question.place} onClosed={onChanged} />
      </Box>
      {notes.error && <ReadFailure error={notes.error} retry={notes.refetch} />}
      {error && <ReadFailure error={error} retry={refetch} />}
      {verdicts?.length === 0 ? (
        <Alert severity="warning">{say('resources.guests.answer.noActivities')}</Alert>
      ) : data && verdicts ? (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {verdicts.map((verdict, index) => (
            <li key={verdict.contactId}>
              {index > 0 && <Divider />}
              <VerdictRow
                verdict={verdict}
                day={data.date}
                notes={notes.notesOf(verdict)}
                member={members.find(({ contactId }) => contactId === verdict.contactId)}
              />
            </li>
          ))}
        </Card>
      ) : (
        !error && <Skeleton variant="rounded" height={160} />
      )}
    </Box>
  );
}

function Counts({ verdicts }: { verdicts: readonly MemberVerdict[] }) {
  const { ready, left } = countWords(verdicts);
  return (
    <Typography role="status" sx={{ fontWeight: 700, display: 'flex', gap: 2 }}>
      {ready && (
        <Box component="span" sx={{ color: 'success.main' }}>
          {ready}
        </Box>
      )}
      {left && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {left}
        </Box>
      )}
    </Typography>
  );
}
