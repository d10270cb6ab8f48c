import { type AdminLocation, type ArrivalState, arrivalStates } from '@arrival/contracts';
import { isDay } from '@arrival/rules';
import { isReported } from '../../shared/locations/is-reported';

/** Which families the page shows. */
export interface Wanted {
  /** Undefined until somebody chooses: then the place that was picked here last stands in, else the default. */
  readonly locationId: number | undefined;
  /** Undefined: the location's today. */
  readonly day: string | undefined;
  readonly state: ArrivalState;
  readonly q: string;
}

/** What an address asks for; anything else that it says is left out. */
export function wantedIn(parameters: URLSearchParams): Wanted {
  const day = parameters.get('day') ?? '';
  return {
    locationId: Number(parameters.get('locationId')) || undefined,
    day: isDay(day) ? day : undefined,
    state: arrivalStates.find((state) => state === parameters.get('state')) ?? 'all',
    q: parameters.get('q') ?? '',
  };
}

/** As an address or the API says it, without what goes without saying. */
export function wantedQuery({ locationId, day, state, q }: Wanted): URLSearchParams {
  return new URLSearchParams({
    ...(locationId !== undefined && { locationId: String(locationId) }),
    ...(day && { day }),
    ...(state !== 'all' && { state }),
    ...(q.trim() && { q: q.trim() }),
  });
}

/** The place that is wanted, was picked here last, or is the default; else the first that there is. */
export function placeOf(locations: readonly AdminLocation[], ids: readonly (number | undefined)[]) {
  const open = locations.filter(isReported);
  const known = ids.map((wanted) => open.find(({ id }) => id === wanted)).find((place) => place !== undefined);
  return known ?? open.find(({ isDefault }) => isDefault) ?? open[0];
}
