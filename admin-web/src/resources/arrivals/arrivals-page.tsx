import type { AdminLocation } from '@arrival/contracts';
import { Alert, Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useIsAdministrator } from '../../auth/use-is-administrator';
import { problemOf } from '../../data/problem-error';
import { ReadFailure } from '../../shared/failures/read-failure';
import { EmptyList } from '../../shared/lists/empty-list';
import { keptPlace } from '../../shared/locations/kept-place';
import { useEveryLocation } from '../../shared/locations/use-every-location';
import { say } from '../../words/say';
import { ArrivalsBar } from './arrivals-bar';
import { ArrivalsList } from './arrivals-list';
import { ChildrenSheetButton } from './children-sheet';
import { PrintArrivals } from './print-arrivals';
import { PrintDayLabels } from './print-day-labels';
import { useArrivals } from './use-arrivals';
import { useWanted } from './use-wanted';
import { placeOf, type Wanted } from './wanted';

const at = 'resources.arrivals';

/** /admin/arrivals: who comes to a location on a day, and what they still have to do (D80). */
export function ArrivalsPage() {
  const locations = useEveryLocation();
  const { wanted, change } = useWanted();
  const place = locations.data && placeOf(locations.data, [wanted.locationId, keptPlace.read()]);
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say(`${at}.title`)} />
      {locations.error && <ReadFailure error={locations.error} retry={locations.refetch} />}
      {!locations.data && !locations.error && <Loading />}
      {locations.data && !place && <NoPurchases />}
      {locations.data && place && <OfPlace locations={locations.data} place={place} wanted={wanted} change={change} />}
    </Box>
  );
}

const Loading = () => (
  <Stack spacing={1.5} role="status" aria-label={say('app.loading')} sx={{ p: 2 }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={72} />
  </Stack>
);

/** Nobody who is location-driven alone knows on which day a family comes (D9). */
function NoPurchases() {
  const isAdministrator = useIsAdministrator();
  const start = isAdministrator
    ? { label: say(`${at}.noPurchases.locations`), to: '/locations' }
    : { label: say(`${at}.noPurchases.find`), to: '/guests' };
  return (
    <Card>
      <EmptyList title={say(`${at}.noPurchases.title`)} help={say(`${at}.noPurchases.help`)} start={start} />
    </Card>
  );
}

interface OfPlaceProps {
  locations: readonly AdminLocation[];
  place: AdminLocation;
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

function OfPlace({ locations, place, wanted, change }: OfPlaceProps) {
  const list = useArrivals({ ...wanted, locationId: place.id });
  const { day, error } = list;
  const { children = 0, rentals = 0 } = day?.totals ?? {};
  return (
    <Card>
      <ArrivalsBar locations={locations} locationId={place.id} day={day} wanted={wanted} change={change}>
        <PrintArrivals
          wanted={{ ...list.settled, locationId: place.id }}
          locationName={place.name}
          isThere={list.families.length > 0 && !list.isOld}
        />
        {rentals > 0 && <PrintDayLabels locationId={place.id} day={day?.day} count={rentals} />}
        {children > 0 && (
          <ChildrenSheetButton locationId={place.id} locationName={place.name} day={day?.day} count={children} />
        )}
      </ArrivalsBar>
      {error && isOtherDay(error) && (
        <Alert
          severity="info"
          action={<Button onClick={() => change({ day: undefined })}>{say(`${at}.showToday`)}</Button>}
          sx={{ m: 2 }}
        >
          {say(`${at}.isOver`)}
        </Alert>
      )}
      {error && !isOtherDay(error) && (
        <Box sx={{ px: 2, pb: 2 }}>
          <ReadFailure error={error} retry={list.refetch} />
        </Box>
      )}
      {day && (
        <ArrivalsList
          list={list}
          day={day}
          locationName={place.name}
          showAll={() => change({ state: 'all', q: '' })}
          showDay={(chosen) => change({ day: chosen })}
        />
      )}
      {!day && !error && <Loading />}
    </Card>
  );
}

/** An address may be of yesterday. */
const isOtherDay = (error: Error): boolean => problemOf(error)?.errors.some(({ path }) => path === 'day') ?? false;
