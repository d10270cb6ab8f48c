import type { Dashboard } from '@arrival/contracts';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/form-parts';

/** What somebody should look at, the most pressing first. */
export function Attention({ items }: { items: Dashboard['attention'] }) {
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <Typography color="text.secondary">Nothing right now.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {items.map(({ code, message, link }) => (
            <Box component="li" key={`${code} ${message}`} sx={{ display: 'flex', gap: 1 }}>
              <WarningAmberIcon color="warning" aria-hidden />
              {link ? (
                <Link component={RouterLink} to={link}>
                  {message}
                </Link>
              ) : (
                <span>{message}</span>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
