import { Alert, Box } from '@mui/material';

/** Below a field: what is saved as it is, and will not do what somebody may think. */
export function Doubt({ children }: { children: string | false | undefined }) {
  return <Box role="status">{children && <Alert severity="warning">{children}</Alert>}</Box>;
}
