import type { GuestHit } from '@arrival/contracts';
import SearchIcon from '@mui/icons-material/Search';
import { Alert, Box, Button, Card, InputAdornment, List, TextField, Typography } from '@mui/material';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGuestSearch } from '../../shared/use-guest-search';
import { say } from '../../words/say';
import { FoundGuest } from './found-guest';
import { NewGuest } from './new-guest';
import { ScanCode } from './scan-code';
import { useScanner } from './use-scanner';

/** The longest that the search takes; other codes (a ticket, a web address) may be longer. */
const longest = 200;

type Search = ReturnType<typeof useGuestSearch>;

/** Finds a guest by name, e-mail, order, customer number or their scanned code. */
export function FindGuest() {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState((parameters.get('q') ?? '').slice(0, longest));
  const search = useGuestSearch(typed);
  const field = useRef<HTMLInputElement>(null);
  // The next code takes the place of one that found nobody, and of what was looked for before Back.
  const selectText = () => field.current?.select();
  useEffect(() => {
    field.current?.select();
  }, []);
  const openOnly = useOpenOnly(search, selectText);
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
  useScanner(scanned);
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
        <SearchField field={field} text={typed} onChange={change} />
        <ScanCode onCode={scanned} />
        <NewGuest />
      </Box>
      <Hits {...search} />
    </Box>
  );
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
}

function SearchField({ field, text, onChange }: SearchFieldProps) {
  const icon = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  );
  return (
    <TextField
      autoFocus
      inputRef={field}
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

/** The code that was scanned at the household before. */
export interface ScannedBefore {
  readonly code: string;
}

/** The household that all of these belong to, when it is one guest or those of one order. */
function onlyHousehold(hits: readonly GuestHit[]): number | undefined {
  const [first] = hits;
  if (hits.length === 1) return first?.contactId;
  return hits.every((hit) => hit.foundOrder && hit.headContactId === first?.headContactId)
    ? first?.headContactId
    : undefined;
}

/** A scanned code, or Enter as a hand-held scanner types it: when it fits one guest or one family's order, their household opens by itself. */
function useOpenOnly({ q, hits, total, isSettled }: Search, onNobody: () => void): (text: string) => void {
  const scanned = (useLocation().state as Partial<ScannedBefore> | null)?.code;
  const [wanted, setWanted] = useState(scanned);
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted === undefined || wanted !== q || !isSettled) return;
    setWanted(undefined);
    if (hits?.length === 0) onNobody();
    const only = hits?.length === total ? onlyHousehold(hits) : undefined;
    // Back from there is the household at which the code was scanned: here it would be opened again.
    if (only) void navigate(`/guests/${only}`, { replace: scanned !== undefined });
  }, [wanted, q, isSettled, total, hits, navigate, scanned, onNobody]);
  return (text) => setWanted(text.trim());
}

function Hits({ q, hits, total, error, showMore, isSearching }: Search) {
  if (error) return <Alert severity="error">{error.message}</Alert>;
  // That nobody was found for the text before says nothing about this one.
  if (isSearching && !hits?.length)
    return <Typography role="status">{say('resources.guests.searching', { q })}</Typography>;
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
          <FoundGuest key={hit.id} hit={hit} />
        ))}
      </List>
      {showMore && (
        <Button onClick={showMore} sx={{ minHeight: 44, mx: 1, mb: 1 }}>
          {say('resources.guests.showMore')}
        </Button>
      )}
    </Card>
  );
}
