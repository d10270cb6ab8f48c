import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button, type ButtonProps } from '@mui/material';
import { useNotify } from 'react-admin';
import { say } from '../words/say';

/** Puts a text on the clipboard; where the browser does not let it, says so, and the text stands beside it to be marked by hand. */
export function CopyButton({
  text,
  label = say('resources.apikeys.copy'),
  onCopied,
  ...button
}: { text: string; label?: string; onCopied?: () => void } & ButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(say('resources.apikeys.copied'), { type: 'success' });
      onCopied?.();
    } catch {
      notify(say('resources.apikeys.notCopied'), { type: 'warning', autoHideDuration: null });
    }
  };
  return (
    <Button startIcon={<CopyIcon />} onClick={() => void copy()} {...button}>
      {label}
    </Button>
  );
}
