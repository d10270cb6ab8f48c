import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/form-parts';

type Item = Dashboard['attention'][number];

/** Work that does not get done is worse than what will run out. */
const isPressing = ({ code }: Item) => code.startsWith('queue.');

/** What somebody should look at, the most pressing first, each with the way to its fix. */
export function Attention({ items }: { items: Dashboard['attention'] }) {
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <CheckCircleIcon color="success" aria-hidden />
          <Typography color="text.secondary">Nothing right now.</Typography>
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {items.map((item) => (
            <OneItem key={`${item.code} ${item.message}`} item={item} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function OneItem({ item }: { item: Item }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      {isPressing(item) ? <ErrorIcon color="error" titleAccess="Urgent" /> : <WarningAmberIcon color="warning" aria-hidden />}
      {item.link ? (
        <Link component={RouterLink} to={item.link} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item.message}
        </Link>
      ) : (
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item.message}
        </Box>
      )}
    </Box>
  );
}
