import { ageOn } from '@arrival/rules';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutlined';
import WarningIcon from '@mui/icons-material/Warning';
import { Avatar, Box, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { say } from '../../words/say';
import type { Member } from './member';
import { useStaffPhoto } from './use-staff-photo';
import type { MemberVerdict } from './verdicts';

interface VerdictProps {
  verdict: MemberVerdict;
  /** For staff, about what is left. */
  notes: readonly string[];
}

interface Props extends VerdictProps {
  member: Member | undefined;
  /** That the answer is for: whoever turns 18 before is asked as a grown-up. */
  day: string;
}

/** A member, and whether they are ready. */
export function VerdictRow({ member, day, ...said }: Props) {
  const photo = useStaffPhoto(member);
  if (!member) return null;
  const age = ageOn(member.dateOfBirth, day) ?? say('shared.ages.notKnown');
  return (
    // Beside each other as long as what is missing has room to be read: a menu may have taken it.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flex: '1 1 200px', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
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
      <Verdict {...said} />
    </Box>
  );
}

const looks = {
  missing: { colour: 'warning', Icon: WarningIcon },
  ready: { colour: 'success', Icon: CheckCircleIcon },
  nothing: { colour: 'primary', Icon: RemoveCircleOutlineIcon },
} as const;

function Verdict({ verdict: { state, title, because }, notes }: VerdictProps) {
  const { colour, Icon } = looks[state];
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '4 1 240px',
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
        {notes.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {notes.join('\n')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
