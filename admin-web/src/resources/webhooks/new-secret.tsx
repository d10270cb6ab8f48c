import { Alert, Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { CopyButton } from '../../shared/copy-button';
import { say } from '../../words/say';
import { forgetSecret, useShownSecret } from './shown-secret';

/** The secret that was just made, once. */
export function NewSecret() {
  const record = useRecordContext();
  const secret = useShownSecret(Number(record?.id));
  if (!secret) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 700 }}>{say('resources.webhooks.secret.now')}</Typography>
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontSize: '0.95rem' }}>
        {secret}
      </Box>
      <CopyButton variant="contained" text={secret} label={say('resources.webhooks.secret.copy')} sx={{ mr: 1 }} />
      <Button onClick={forgetSecret}>{say('resources.webhooks.secret.have')}</Button>
    </Alert>
  );
}
