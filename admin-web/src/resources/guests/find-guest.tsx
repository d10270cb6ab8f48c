import type { GuestHit } from '@arrival/contracts';
import SearchIcon from '@mui/icons-material/Search';
import {
  Alert,
  Box,
  Card,
  InputAdornment,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { useGuestSearch } from '../../shared/use-guest-search';
import { say } from '../../words/say';
import { ScanCode } from './scan-code';

/** The longest that the search takes; other codes (a ticket, a web address) may be longer. */
const longest = 200;

type Search = ReturnType<typeof useGuestSearch>;

/** Finds a guest by name, e-mail, customer number or their scanned code. */
export function FindGuest() {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const search = useGuestSearch(typed);
  const openOnly = useOpenOnly(search);
  const change = (text: string) => {
    setTyped(text);
    // Back from a household finds the same guests again.
    setParameters(text ? { q: text } : {}, { replace: true });
  };
  const scanned = (code: string) => {
    const text = code.slice(0, longest);
    change(text);
    openOnly(text);
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    openOnly(typed);
  };
  return (
    <Box sx={{ maxWidth: 720, mt: 2, display: 'grid', gap: 2 }}>
      <Title title={say('resources.guests.find')} />
      <Box
        component="form"
        role="search"
        onSubmit={enter}
        sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <SearchField text={typed} onChange={change} />
        <ScanCode onCode={scanned} />
      </Box>
      <Hits {...search} />
    </Box>
  );
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const icon = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  );
  return (
    <TextField
      autoFocus
      type="search"
      label={say('resources.guests.find')}
      placeholder={say('resources.guests.placeholder')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      margin="none"
      sx={{ flex: '1 1 260px' }}
      slotProps={{ htmlInput: { maxLength: longest }, input: { startAdornment: icon } }}
    />
  );
}

/** A scanned code, or Enter as a hand-held scanner types it: when one guest is all that fits, their household opens by itself. */
function useOpenOnly({ q, hits, total, isSettled }: Search): (text: string) => void {
  const [wanted, setWanted] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted === undefined || wanted !== q || !isSettled) return;
    setWanted(undefined);
    if (total === 1 && hits?.[0]) void navigate(`/guests/${hits[0].contactId}`);
  }, [wanted, q, isSettled, total, hits, navigate]);
  return (text) => setWanted(text.trim());
}

function Hits({ q, hits, total, error }: Search) {
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!hits) return <Typography color="text.secondary">{say('resources.guests.hint')}</Typography>;
  if (hits.length === 0)
    return (
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {say('resources.guests.nobody', { q })}
      </Typography>
    );
  const count = say('resources.guests.count', { smart_count: total });
  return (
    <Card>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
        {total > hits.length ? say('resources.guests.countFirst', { count, shown: hits.length }) : count}
      </Typography>
      <List>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </List>
    </Card>
  );
}

function Hit({ hit }: { hit: GuestHit }) {
  const details = [
    hit.dateOfBirth && say('resources.guests.born', { day: dayWords(hit.dateOfBirth) }),
    hit.email,
    say('resources.guests.number', { number: hit.customerNumber }),
    say('resources.guests.household', { smart_count: hit.householdSize }),
  ];
  return (
    <li>
      <ListItemButton component={Link} to={`/guests/${hit.contactId}`}>
        <ListItemText
          primary={`${hit.firstName} ${hit.lastName}`}
          secondary={details.filter(Boolean).join(' · ')}
          slotProps={{ primary: { sx: { fontWeight: 600 } }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </li>
  );
}
