import { healthAnswersRequestSchema } from '@arrival/contracts';
import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../words/say';
import { AskDialog } from './ask-dialog';
import { useAsking } from './use-asking';

interface Props {
  text: string;
  example: string;
  confirm: string;
  /** What it throws is told at the reason. */
  open: (purpose: string, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

/** What children's health answers are opened for: it goes into the trail with who opens them (D51). */
export function AskPurpose({ text, example, confirm, open, onClose }: Props) {
  const [purpose, setPurpose] = useState('');
  const asking = useRef<AbortController>(undefined);
  // Whoever leaves does not want them any more, however late they come.
  useEffect(() => () => asking.current?.abort(), []);
  const { toldOf, isBusy, submit } = useAsking(healthAnswersRequestSchema, 'purpose', async (told) => {
    asking.current = new AbortController();
    await open(told.purpose, asking.current.signal);
    onClose();
  });
  return (
    <AskDialog
      title={say('shared.purpose.ask')}
      text={text}
      confirm={confirm}
      isDisabled={isBusy}
      onConfirm={() => submit({ purpose })}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={say('shared.purpose.reason')}
        placeholder={example}
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
        {...toldOf('purpose')}
      />
    </AskDialog>
  );
}
