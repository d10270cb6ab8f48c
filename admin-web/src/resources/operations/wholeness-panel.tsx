import type { CheckAnswer, CheckState, Wholeness } from '@arrival/contracts';
import { Alert, AlertTitle, Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { useJson } from '../../data/use-json';
import { CopyButton } from '../../shared/copy-button';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';
import { checksPath } from './checks-path';
import { checkName, findingWords } from './finding-words';
import { agoWords } from './span-words';

/** The checks ask providers, disks and certificates: now and then is enough, and somebody may ask for more. */
const EVERY_MS = 60_000;
const at = 'resources.operations.whole';
/** How many there are, and how tall each, before they have answered. */
const usualChecks = Array.from({ length: 24 }, (_, place) => place);
const USUAL_PX = 80;

/** Is everything whole? Each check a sentence, the worst first. */
export function WholenessPanel({ now }: { now: number }) {
  const { data, error, refetch, isFetching } = useJson<Wholeness>(checksPath, EVERY_MS);
  return (
    <Card component="section" aria-labelledby="wholeness-title">
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>
            <Typography variant="h6" component="h2" id="wholeness-title">
              {say(`${at}.title`)}
            </Typography>
            {(data || !error) && (
              <Typography color="text.secondary" sx={{ minHeight: { xs: '3em', sm: 0 } }}>
                {data ? summary(data, now) : <Skeleton width={240} />}
              </Typography>
            )}
          </Box>
          <CopyButton text="npm run doctor" label={say(`${at}.doctor`)} variant="outlined" />
          <Button variant="contained" loading={isFetching} onClick={() => void refetch()}>
            {say(`${at}.again`)}
          </Button>
        </Box>
        {error && <ReadFailure error={error} retry={refetch} />}
        {data ? <Checks checks={data.checks} /> : !error && <Outline />}
      </CardContent>
    </Card>
  );
}

function summary({ checks, checkedAtUtc }: Wholeness, now: number): string {
  const inState = (state: CheckState) => checks.filter((answer) => answer.state === state).length;
  const counts = [
    ['broken', inState('broken')],
    ['look', inState('look')],
    ['well', inState('fine')],
  ] as const;
  const isFine = inState('broken') + inState('look') === 0;
  const said = counts.flatMap(([words, count]) => (count > 0 ? [say(`${at}.${words}`, { smart_count: count })] : []));
  return [...(isFine ? [say(`${at}.fine`)] : said), say(`${at}.checked`, { ago: agoWords(checkedAtUtc, now) })].join(
    ' ',
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

/** As tall as the answers, which ask around and come late: what stands below is pressed meanwhile. */
function Outline() {
  return (
    <Box role="status" aria-label={say('app.loading')} sx={grid}>
      {usualChecks.map((place) => (
        <Skeleton key={place} variant="rounded" height={USUAL_PX} />
      ))}
    </Box>
  );
}

function Checks({ checks }: { checks: readonly CheckAnswer[] }) {
  return (
    <Box component="ul" sx={grid}>
      {checks.map((answer) => (
        <Check key={answer.check} answer={answer} />
      ))}
    </Box>
  );
}

const severities = { broken: 'error', look: 'warning', fine: 'success', off: 'info' } as const satisfies Record<
  CheckState,
  string
>;

function Check({ answer }: { answer: CheckAnswer }) {
  const { state, check } = answer;
  const isUnwell = state === 'broken' || state === 'look';
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Alert
        role="group"
        aria-label={`${checkName(check)}: ${say(`resources.operations.states.${state}`)}`}
        severity={severities[state]}
        variant={isUnwell ? 'standard' : 'outlined'}
        sx={{
          width: '100%',
          overflowWrap: 'anywhere',
          ...(!isUnwell && { borderColor: 'divider', color: 'text.primary' }),
        }}
      >
        <AlertTitle sx={{ mb: 0, fontWeight: 700 }}>{checkName(check)}</AlertTitle>
        {findingWords(answer)}
      </Alert>
    </Box>
  );
}
