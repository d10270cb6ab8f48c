import type { FamilyCode as Answer } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';

interface Props {
  headContactId: number;
  code: string;
  onRenewed: () => void;
}

/** What the family shows at any counter; a new one takes the old one away (D59). */
export function FamilyCode({ headContactId, code, onRenewed }: Props) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      const { familyCode } = await callJson<Answer>(`/api/admin/guests/${headContactId}/family-code`, {
        method: 'POST',
      });
      notify(say('resources.guests.code.renewed', { code: familyCodeWords(familyCode) }), { type: 'success' });
      onRenewed();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 2 }}>
      <Typography component="p">
        {say('resources.guests.code.name')}{' '}
        <Box
          component="strong"
          sx={{ fontSize: '1.25rem', letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' }}
        >
          {familyCodeWords(code)}
        </Box>
      </Typography>
      <Button onClick={() => setAsking(true)}>{say('resources.guests.code.renew')}</Button>
      <ConfirmOnce
        isOpen={isAsking}
        loading={isBusy}
        title={say('resources.guests.code.ask')}
        content={say('resources.guests.code.means')}
        confirm={say('resources.guests.code.renew')}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
