import type { ApiKey } from '@arrival/contracts';
import KeyIcon from '@mui/icons-material/Key';
import { Box, Button, Card, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../shared/copy-button';
import { AskBeforeLeaving } from '../../shared/forms/ask-before-leaving';
import { say } from '../../words/say';

/** The one time that keys are to be seen, each until it is taken: they go with the page, which asks before unless all were copied. */
export function NewKeys({ keys, onTaken }: { keys: readonly ApiKey[]; onTaken: (id: ApiKey['id']) => void }) {
  const [copied, setCopied] = useState<readonly ApiKey['id'][]>([]);
  const open = keys.find(({ id }) => !copied.includes(id));
  return (
    <>
      {open && <AskBeforeLeaving question={say('resources.apikeys.askLeave', { name: open.nickname })} />}
      {keys.map((key) => (
        <NewKey
          key={key.id}
          apiKey={key}
          onCopied={() => setCopied((ids) => [...ids, key.id])}
          onTaken={() => onTaken(key.id)}
        />
      ))}
    </>
  );
}

interface Props {
  apiKey: ApiKey;
  onCopied: () => void;
  onTaken: () => void;
}

function NewKey({ apiKey: { nickname, token }, onCopied, onTaken }: Props) {
  const box = useRef<HTMLDivElement>(null);
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
        <CopyButton text={token} variant="contained" onCopied={onCopied} />
        <Button onClick={onTaken}>{say('resources.apikeys.haveIt')}</Button>
      </Box>
    </Card>
  );
}
