import type { Arrivals, ArrivingFamily } from '@arrival/contracts';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { familyWords, isReady } from './arrival-words';

export type PlaceAndDay = Pick<Arrivals, 'locationId' | 'day' | 'today'>;

interface Props extends PlaceAndDay {
  family: ArrivingFamily;
}

/** The household at the counter, asked for this place and day. */
function householdPath({ family, locationId, day, today }: Props): string {
  const query = new URLSearchParams({ place: String(locationId), ...(day !== today && { date: day }) });
  return `/guests/${family.headContactId}?${query}`;
}

export function FamilyLink(props: Props) {
  const { family } = props;
  return (
    <>
      <Link component={RouterLink} to={householdPath(props)} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {family.name}
      </Link>
      <Typography variant="body2" sx={{ color: family.members.every(isReady) ? 'success.main' : 'text.secondary' }}>
        {familyWords(family)}
      </Typography>
    </>
  );
}
