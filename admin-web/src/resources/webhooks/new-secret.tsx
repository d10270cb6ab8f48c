import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { say } from '../../words/say';
import { forgetSecret, useShownSecret } from './shown-secret';

/** The secret that was just made, once. */
export function NewSecret() {
  const record = useRecordContext();
  const secret = useShownSecret(Number(record?.id));
  const [isCopied, setCopied] = useState(false);
  if (!secret) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 700 }}>{say('resources.webhooks.secret.now')}</Typography>
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontSize: '0.95rem' }}>
        {secret}
      </Box>
      <Button variant="contained" onClick={() => void copy()} sx={{ mr: 1 }}>
        {say(isCopied ? 'resources.webhooks.secret.copied' : 'resources.webhooks.secret.copy')}
      </Button>
      <Button onClick={forgetSecret}>{say('resources.webhooks.secret.have')}</Button>
    </Alert>
  );
}
