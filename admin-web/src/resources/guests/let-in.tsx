import type { LetIn as Given, LetInRequest } from '@arrival/contracts';
import { fullName, isMinor } from '@arrival/rules';
import TabletIcon from '@mui/icons-material/TabletMac';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { say } from '../../words/say';
import { LetInCode } from './let-in-code';
import type { Member } from './member';

interface Props {
  /** Who was looked for. */
  guestId: number;
  members: readonly Member[];
  /** Where they check in; nobody is let in before it is known. */
  place: { readonly id: number; readonly name: string } | null;
  /** What they did may have changed everything on the page. */
  onClosed: () => void;
}

/** For a family that stands at the counter without a phone or an account: it checks in on a device there (D69). */
export function LetIn({ guestId, members, place, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<TabletIcon />}
        disabled={!place}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {say('resources.guests.letIn.open')}
      </Button>
      {isOpen && place && (
        <Dialog open onClose={close} aria-labelledby="let-in-title" fullWidth maxWidth="xs">
          <DialogTitle id="let-in-title">{say('resources.guests.letIn.title', { place: place.name })}</DialogTitle>
          <Asking guestId={guestId} members={members} locationId={place.id} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

interface AskingProps extends Pick<Props, 'guestId' | 'members'> {
  locationId: number;
  onClose: () => void;
}

/** Who of the family is here signs for the children; then the code. */
function Asking({ guestId, members, locationId, onClose }: AskingProps) {
  const notify = useNotify();
  const adults = members.filter(({ age }) => !isMinor(age));
  const [signer, setSigner] = useState(() => adults.find(({ contactId }) => contactId === guestId) ?? adults[0]);
  const [isBusy, setBusy] = useState(false);
  const [given, setGiven] = useState<Given>();
  if (given) return <LetInCode contactId={guestId} given={given} onClose={onClose} />;
  const letIn = async () => {
    setBusy(true);
    try {
      const body: LetInRequest = { locationId, ...(signer && { signerContactId: signer.contactId }) };
      setGiven(await callJson<Given>(`/api/admin/guests/${guestId}/counter`, { method: 'POST', body }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{say('resources.guests.letIn.look')}</DialogContentText>
        <WhoIsHere adults={adults} value={signer} onChange={setSigner} />
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
