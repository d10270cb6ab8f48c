import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Chip, Link } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFirstFew } from '../../shared/lists/first-few';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { attentionWords, fixWords } from './attention-words';
import { type Concern, useChecks } from './use-checks';

type Item = Dashboard['attention'][number];

const at = 'resources.dashboard.attention';

/** A resort whose waivers wait for their texts must still find the rest of the page. */
const SHOWN_FIRST = 8;

/** Work that does not get done is worse than what will run out. */
const isPressing = ({ code }: Item) => code.startsWith('queue.') || code === 'report.failed';

/** Two waivers may have one name, two tasks one waiver: what is to be done about each is behind its link, and keys are told apart by their ids. */
const idOf = ({ code, link, params: { name, keyId, kind } }: Item) => [code, link, name, keyId, kind].join(' ');

const concernOf = (item: Item): Concern => ({
  id: idOf(item),
  state: isPressing(item) ? 'broken' : 'look',
  words: attentionWords(item),
  to: item.link,
  fix: fixWords(item),
});

function StateIcon({ state }: Pick<Concern, 'state'>) {
  if (state === 'fine') return <CheckCircleIcon color="success" aria-hidden />;
  return state === 'broken' ? (
    <ErrorIcon color="error" titleAccess={say(`${at}.urgent`)} />
  ) : (
    <WarningAmberIcon color="warning" aria-hidden />
  );
}

/** What somebody should look at, the most pressing first, each with the way to its fix; at the end how the checks of Operations came out. */
export function Attention({ items }: { items: Dashboard['attention'] }) {
  const concerns = [...items.map(concernOf), ...useChecks()];
  const open = concerns.filter(({ state }) => state !== 'fine').length;
  const { shown, more } = useFirstFew(concerns, SHOWN_FIRST);
  const count = open > 0 && <Chip label={open} color="warning" variant="outlined" sx={{ fontWeight: 700 }} />;
  return (
    <Panel title={say(`${at}.title`)} aside={count}>
      {concerns.length === 0 && say(`${at}.none`)}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {shown.map((concern) => (
          <OneConcern key={concern.id} concern={concern} />
        ))}
      </Box>
      {more}
    </Panel>
  );
}

function OneConcern({ concern: { state, words, to, fix } }: { concern: Concern }) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      <StateIcon state={state} />
      <Box component="span" id={id} sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words}
      </Box>
      {to && (
        <Link component={RouterLink} to={to} aria-describedby={id} sx={{ flexShrink: 0 }}>
          {fix}
        </Link>
      )}
    </Box>
  );
}
