import type { ArrivingMember } from '@arrival/contracts';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Chip, Typography } from '@mui/material';
import { say } from '../../words/say';
import { isReady, taskLeftWords } from './arrival-words';

/** What a member still has to do; what nobody can do in the app stands out, because somebody waits for it at the desk. */
export function MemberLeft({ member }: { member: ArrivingMember }) {
  if (isReady(member))
    return (
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
        <CheckIcon fontSize="small" aria-hidden />
        {say('resources.arrivals.isReady')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {member.left.map((task) => (
        <Chip
          key={task.taskName}
          component="li"
          size="small"
          label={taskLeftWords(task)}
          {...(task.isAtDesk && { color: 'warning', variant: 'outlined' })}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.25 } }}
        />
      ))}
    </Box>
  );
}
