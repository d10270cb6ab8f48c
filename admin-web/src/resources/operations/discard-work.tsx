import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';

const at = 'resources.operations.failed';

interface Props {
  name: string;
  discard: () => Promise<void>;
  help?: string | undefined;
}

/** There is no way back, so it is asked first. */
export function DiscardWork({ name, discard, help = say(`${at}.discardHelp`) }: Props) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    void discard();
  };
  return (
    <>
      <Button color="error" aria-label={say(`${at}.discardOne`, { job: name })} onClick={() => setAsking(true)}>
        {say(`${at}.discard`)}
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        title={say(`${at}.askDiscard`, { job: name })}
        content={help}
        confirm={say(`${at}.discard`)}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
