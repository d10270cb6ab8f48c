import { API_KEY_DAYS, type ApiKey } from '@arrival/contracts';
import { MS_PER_DAY } from '@arrival/rules';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { SmallBars } from '../../shared/small-bars';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { RevokeKey } from './revoke-key';

interface Props {
  keys: readonly ApiKey[];
  onRevoked: (key: ApiKey) => void;
}

const columns = ['nickname', 'token', 'type', 'createdDateUtc', 'lastUsedDateUtc', 'requestsPerDay'] as const;
const lastUsed = ({ lastUsedDateUtc }: ApiKey) =>
  lastUsedDateUtc ? (
    <time dateTime={lastUsedDateUtc}>{instantWords(lastUsedDateUtc)}</time>
  ) : (
    say('resources.apikeys.notYet')
  );

function Token({ token }: Pick<ApiKey, 'token'>) {
  return (
    <Box component="code" sx={{ fontFamily: 'monospace', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {token}
    </Box>
  );
}

/** Where there is room for a column each. */
export function KeyTable({ keys, onRevoked }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={say('resources.apikeys.title')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{say(`resources.apikeys.fields.${column}`)}</TableCell>
            ))}
            <TableCell align="right">{say('resources.apikeys.revoke')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.id}>
              <TableCell sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{key.nickname}</TableCell>
              <TableCell>
                <Token token={key.token} />
              </TableCell>
              <TableCell>{key.type}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={key.createdDateUtc}>{instantWords(key.createdDateUtc)}</time>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{lastUsed(key)}</TableCell>
              <TableCell>
                <DayBars days={key.requestsPerDay} />
              </TableCell>
              <TableCell align="right">
                <RevokeKey apiKey={key} onRevoked={onRevoked} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** On a phone. */
export function KeyCards({ keys, onRevoked }: Props) {
  return (
    <Box component="ul" aria-label={say('resources.apikeys.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {keys.map((key) => (
        <Box component="li" key={key.id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{key.nickname}</Typography>
              <Token token={key.token} />
            </Box>
            <RevokeKey apiKey={key} onRevoked={onRevoked} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {say('resources.apikeys.since', { type: key.type, when: instantWords(key.createdDateUtc) })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {say('resources.apikeys.fields.lastUsedDateUtc')}: {lastUsed(key)}
          </Typography>
          <DayBars days={key.requestsPerDay} />
        </Box>
      ))}
    </Box>
  );
}

/** The last fourteen days in UTC, those without a request too. */
function allDays(days: ApiKey['requestsPerDay'], now: number): ApiKey['requestsPerDay'] {
  const byDay = new Map(days.map(({ day, requests }) => [day, requests]));
  return Array.from({ length: API_KEY_DAYS }, (_, index) => {
    const day = new Date(now - (API_KEY_DAYS - 1 - index) * MS_PER_DAY).toISOString().slice(0, 10);
    return { day, requests: byDay.get(day) ?? 0 };
  });
}

/** Requests per day. */
function DayBars({ days }: { days: ApiKey['requestsPerDay'] }) {
  const shown = allDays(days, Date.now());
  const all = shown.reduce((sum, { requests }) => sum + requests, 0);
  const words = say('resources.apikeys.requests', {
    all: all.toLocaleString(),
    today: (shown.at(-1)?.requests ?? 0).toLocaleString(),
  });
  return <SmallBars words={words} counts={shown.map(({ day, requests }) => ({ name: day, count: requests }))} />;
}
