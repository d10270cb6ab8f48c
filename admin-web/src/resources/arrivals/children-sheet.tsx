import type { ChildrenSheet } from '@arrival/contracts';
import LockIcon from '@mui/icons-material/Lock';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { AskPurpose } from '../../shared/forms/ask-purpose';
import { say } from '../../words/say';
import { PrintedChildren } from './printed-children';

const at = 'resources.arrivals.children';
const path = '/api/admin/arrivals/children';

interface Props {
  locationId: number;
  locationName: string;
  /** Undefined: the location's today. */
  day: string | undefined;
  count: number;
}

/** Opens what is to be known of the day's children, and prints it; nothing of it stays on the screen (D81). */
export function ChildrenSheetButton({ locationId, locationName, day, count }: Props) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [sheet, setSheet] = useState<ChildrenSheet>();
  const open = async (purpose: string, signal: AbortSignal) => {
    const body = { locationId, day, purpose };
    const read = await callJson<ChildrenSheet>(path, { method: 'POST', body, signal });
    if (read.children.length === 0) notify(say(`${at}.none`));
    else setSheet(read);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<LockIcon />} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {say(`${at}.open`, { count: count.toLocaleString() })}
      </Button>
      {isAsking && (
        <AskPurpose
          text={say(`${at}.text`)}
          example={say(`${at}.example`)}
          confirm={say(`${at}.confirm`)}
          open={open}
          onClose={() => setAsking(false)}
        />
      )}
      {sheet && <PrintedChildren sheet={sheet} locationName={locationName} onDone={() => setSheet(undefined)} />}
    </>
  );
}
