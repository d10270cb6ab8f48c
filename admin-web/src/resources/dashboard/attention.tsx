import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/form-parts';
import { say } from '../../words/say';
import { attentionWords } from './attention-words';

type Item = Dashboard['attention'][number];

/** Work that does not get done is worse than what will run out. */
const isPressing = ({ code }: Item) => code.startsWith('queue.');

/** What somebody should look at, the most pressing first, each with the way to its fix. */
export function Attention({ items }: { items: Dashboard['attention'] }) {
  return (
    <Panel title={say('resources.dashboard.attention.title')}>
      {items.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <CheckCircleIcon color="success" aria-hidden />
          <Typography color="text.secondary">{say('resources.dashboard.attention.none')}</Typography>
        </Box>
      ) : (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {items.map((item) => (
            <OneItem key={`${item.code} ${attentionWords(item)}`} item={item} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function OneItem({ item }: { item: Item }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      {isPressing(item) ? (
        <ErrorIcon color="error" titleAccess={say('resources.dashboard.attention.urgent')} />
      ) : (
        <WarningAmberIcon color="warning" aria-hidden />
      )}
      {item.link ? (
        <Link component={RouterLink} to={item.link} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {attentionWords(item)}
        </Link>
      ) : (
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {attentionWords(item)}
        </Box>
      )}
    </Box>
  );
}
