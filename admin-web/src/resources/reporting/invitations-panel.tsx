import type { Invitations } from '@arrival/contracts';
import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callJson } from '../../data/transport';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Panel } from '../../shared/panel';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';

const path = '/api/report/customer/invitations';
const everyMs = 60_000;
const at = 'resources.reporting.invitations';

/** How it goes with the mails before visits (D78); nothing where nobody is invited. */
export function InvitationsPanel() {
  const { data, error, refetch } = useQuery({
    queryKey: ['json', path],
    queryFn: ({ signal }) => callJson<Invitations>(path, { signal }),
    refetchInterval: everyMs,
  });
  if (error) return <ReadFailure error={error} retry={refetch} />;
  if (!data || data.locations.length === 0) return null;
  const isWanted = data.locations.some(({ inviteDaysBefore }) => inviteDaysBefore !== null);
  return (
    <Panel title={say(`${at}.title`)} aside={say(`${at}.days`)}>
      {isWanted && !data.isMailThere && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {say(`${at}.noMail`)}
        </Alert>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {data.locations.map((location) => (
          <Box component="li" key={location.locationId} sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/locations/${location.locationId}`}>
              {location.locationName}
            </Link>
            <Typography color="text.secondary">{locationWords(location)}</Typography>
          </Box>
        ))}
      </Stack>
      <Unreached {...data} />
    </Panel>
  );
}

function locationWords({ sent, waiting, inviteDaysBefore }: Invitations['locations'][number]): string {
  const words = [
    say(`${at}.sent`, { smart_count: sent, count: sent.toLocaleString() }),
    ...(waiting > 0 ? [say(`${at}.waiting`, { smart_count: waiting, count: waiting.toLocaleString() })] : []),
    inviteDaysBefore === null
      ? say(`${at}.off`)
      : say('resources.locations.invitation.days', { smart_count: inviteDaysBefore }),
  ];
  return words.join(' · ');
}

/** Families of whom somebody may put the address right, or whom one may call. */
function Unreached({ unreached, unreachedCount }: Pick<Invitations, 'unreached' | 'unreachedCount'>) {
  if (unreachedCount === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {say(`${at}.unreached`, { smart_count: unreachedCount, count: unreachedCount.toLocaleString() })}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, gap: 1 }}>
        {unreached.map(({ contactId, name, locationName, day, reply }) => (
          <Box component="li" key={`${contactId} ${locationName} ${day}`} sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/guests/${contactId}`}>
              {name}
            </Link>
            <Typography color="text.secondary">
              {[dayWords(day), locationName, reply ? say(`${at}.reply`, { reply }) : say(`${at}.noReply`)].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Stack>
      {unreachedCount > unreached.length && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {say(`${at}.more`, { smart_count: unreachedCount - unreached.length })}
        </Typography>
      )}
    </>
  );
}
