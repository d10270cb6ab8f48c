import type { JobSchedule } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { jobWords } from './finding-words';
import { spanBetween } from './span-words';

const at = 'resources.operations.schedules';

/** What comes by itself: how it went last, and when it comes again. */
export function ScheduleRows({ schedules }: { schedules: readonly JobSchedule[] }) {
  if (schedules.length === 0) return <Typography color="text.secondary">{say(`${at}.none`)}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {schedules.map((schedule) => (
        <Box key={schedule.job} component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography>{jobWords(schedule.job)}</Typography>
            {schedule.nextAtUtc && (
              <Typography>{say(`${at}.next`, { when: instantWords(schedule.nextAtUtc) })}</Typography>
            )}
          </Box>
          <Typography variant="body2" color={schedule.lastOutcome === 'failed' ? 'error' : 'text.secondary'}>
            {lastRun(schedule)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function lastRun({ lastStartedAtUtc, lastEndedAtUtc, lastOutcome }: JobSchedule): string {
  if (!lastStartedAtUtc) return say(`${at}.never`);
  const when = instantWords(lastStartedAtUtc);
  if (!lastEndedAtUtc || lastEndedAtUtc < lastStartedAtUtc) return say(`${at}.running`, { when });
  if (lastOutcome === 'failed') return say(`${at}.runFailed`, { when });
  return say(`${at}.ran`, { when, span: spanBetween(lastStartedAtUtc, lastEndedAtUtc) });
}
