import type { StaffHousehold } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutlined';
import WarningIcon from '@mui/icons-material/Warning';
import { Alert, Avatar, Box, Button, Card, Divider, Skeleton, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { say } from '../../words/say';
import { PlaceAndDay } from '../preview/place-and-day';
import { usePreview, useQuestion, whoIsAskedPath } from '../preview/question';
import { LetIn } from './let-in';
import type { Member } from './member';
import { useStaffPhoto } from './use-staff-photo';
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
  const changed = () => {
    void refetch();
    onChanged();
  };
  const verdicts = data && verdictsOf(data);
  return (
    <Box component="section" aria-label={say('resources.guests.answer.label')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', flex: '1 1 320px', alignItems: 'flex-start' }}>
          <PlaceAndDay {...question} />
        </Box>
        {verdicts && <Counts verdicts={verdicts} />}
        <Button component={RouterLink} to={whoIsAskedPath(guestId, question)} variant="outlined" sx={{ minHeight: 44 }}>
          {say('resources.guests.answer.why')}
        </Button>
        <LetIn guestId={guestId} members={members} place={question.place} onClosed={changed} />
      </Box>
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : verdicts?.length === 0 ? (
        <Alert severity="warning">{say('resources.guests.answer.noActivities')}</Alert>
      ) : verdicts ? (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {verdicts.map((verdict, index) => (
            <li key={verdict.contactId}>
              {index > 0 && <Divider />}
              <Row verdict={verdict} member={members.find(({ contactId }) => contactId === verdict.contactId)} />
            </li>
          ))}
        </Card>
      ) : (
        <Skeleton variant="rounded" height={160} />
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

function Row({ verdict, member }: { verdict: MemberVerdict; member: Member | undefined }) {
  const photo = useStaffPhoto(member?.imageUrl ?? null);
  if (!member) return null;
  const age = member.age === null ? say('shared.ages.notKnown') : `${member.age}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(200px, 2fr) 5fr' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <Avatar {...(photo && { src: photo })} alt="" sx={{ width: 52, height: 52, backgroundColor: 'primary.main' }}>
          {member.firstName.charAt(0)}
          {member.lastName.charAt(0)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {member.firstName} {member.lastName}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {member.isHeadOfHouseHold ? say('resources.guests.accountHolder', { age }) : age}
          </Typography>
        </Box>
      </Box>
      <Verdict verdict={verdict} />
    </Box>
  );
}

const looks = {
  missing: { colour: 'warning', Icon: WarningIcon },
  ready: { colour: 'success', Icon: CheckCircleIcon },
  nothing: { colour: 'primary', Icon: RemoveCircleOutlineIcon },
} as const;

function Verdict({ verdict: { state, title, because } }: { verdict: MemberVerdict }) {
  const { colour, Icon } = looks[state];
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderRadius: '12px',
        backgroundColor: ({ palette }) => alpha(palette[colour].main, 0.1),
      }}
    >
      <Icon color={colour} aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {/* Lines, not items: of two tasks with one name two read the same. */}
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {because.join('\n')}
        </Typography>
      </Box>
    </Box>
  );
}
