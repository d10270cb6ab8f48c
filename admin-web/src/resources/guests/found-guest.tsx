import type { GuestHit } from '@arrival/contracts';
import { ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';
import { orderWords } from './order-words';

/** One guest of those found, with the way to their household. */
export function FoundGuest({ hit }: { hit: GuestHit }) {
  const details = [
    ...(hit.foundOrder ? orderWords(hit.foundOrder) : []),
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
