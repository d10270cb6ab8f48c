import type { LetIn, LetInRequest } from '@arrival/contracts';
import { fullName, isMinor, mayBeMinor } from '@arrival/rules';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { say } from '../../words/say';
import type { Member } from './member';

interface Props {
  /** Who was looked for. */
  guestId: number;
  members: readonly Member[];
  locationId: number;
  /** What staff saw under way, and ends; null: nothing. */
  replaces: string | null;
  onGiven: (given: LetIn) => void;
  /** Another desk was faster: nothing was ended. */
  onUnderWay: () => void;
  onClose: () => void;
}

/** Who of the family is here signs for the children; then the code, which ends an earlier one. */
export function LetInWho({ guestId, members, locationId, replaces, onGiven, onUnderWay, onClose }: Props) {
  const notify = useNotify();
  const adults = members.filter(({ age, isHeadOfHouseHold }) => (isHeadOfHouseHold ? !isMinor(age) : !mayBeMinor(age)));
  const [signer, setSigner] = useState(() => adults.find(({ contactId }) => contactId === guestId) ?? adults[0]);
  const [isBusy, setBusy] = useState(false);
  const letIn = async () => {
    setBusy(true);
    try {
      const body: LetInRequest = { locationId, replaces, ...(signer && { signerContactId: signer.contactId }) };
      onGiven(await callJson<LetIn>(`/api/admin/guests/${guestId}/counter`, { method: 'POST', body }));
    } catch (error) {
      const isUnderWay = problemOf(error)?.code === 'counter.under_way';
      notify((error as Error).message, { type: isUnderWay ? 'warning' : 'error' });
      setBusy(false);
      if (isUnderWay) onUnderWay();
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{say('resources.guests.letIn.look')}</DialogContentText>
        {adults.length > 0 ? (
          <WhoIsHere adults={adults} value={signer} onChange={setSigner} />
        ) : (
          <Alert severity="warning">{say('resources.guests.letIn.noAdult')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void letIn()}>
          {say('resources.guests.letIn.show')}
        </Button>
      </DialogActions>
    </>
  );
}

interface WhoIsHereProps {
  adults: readonly Member[];
  value: Member | undefined;
  onChange: (adult: Member | undefined) => void;
}

function WhoIsHere({ adults, value, onChange }: WhoIsHereProps) {
  return (
    <FormControl>
      <FormLabel id="let-in-who">{say('resources.guests.letIn.who')}</FormLabel>
      <RadioGroup
        aria-labelledby="let-in-who"
        value={value?.contactId ?? ''}
        onChange={(_, id) => onChange(adults.find(({ contactId }) => String(contactId) === id))}
      >
        {adults.map((adult) => (
          <FormControlLabel
            key={adult.contactId}
            value={adult.contactId}
            control={<Radio />}
            label={fullName(adult)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
