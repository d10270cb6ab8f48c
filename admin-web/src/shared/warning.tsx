import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Chip } from '@mui/material';

/** A warning in a list, such as 'Missing tasks' (spec §2). */
export function Warning({ children }: { children: string }) {
  return <Chip size="small" color="warning" variant="outlined" icon={<WarningAmberIcon />} label={children} />;
}
