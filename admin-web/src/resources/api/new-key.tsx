import type { ApiKey } from '@arrival/contracts';
import KeyIcon from '@mui/icons-material/Key';
import { Box, Button, Card, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { AskBeforeLeaving } from '../../shared/ask-before-leaving';
import { CopyButton } from '../../shared/copy-button';
import { say } from '../../words/say';

/** The one time that a key is to be seen: it goes with the page, which asks before unless the key was copied. */
export function NewKey({ apiKey: { nickname, token }, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card
      ref={box}
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 2.5,
        py: 2,
        borderColor: 'warning.main',
        backgroundColor: ({ palette }) => alpha(palette.warning.main, 0.12),
      }}
    >
      {!isCopied && <AskBeforeLeaving question={say('resources.apikeys.askLeave', { name: nickname })} />}
      <KeyIcon sx={{ color: 'warning.main' }} />
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{say('resources.apikeys.made', { name: nickname })}</Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {token}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {say('resources.apikeys.madeHelp')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CopyButton text={token} variant="contained" onCopied={() => setCopied(true)} />
        <Button onClick={onDone}>{say('resources.apikeys.haveIt')}</Button>
      </Box>
    </Card>
  );
}
