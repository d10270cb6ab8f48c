import { family, places } from '../support/families';
import type { StackJson } from '../support/stack-json';

export interface Stored {
  session: Record<string, string>;
  local: Record<string, string>;
}

export interface Page {
  path: string;
  /** Where Lighthouse must be when it looks: elsewhere, the figures are another page's. */
  endsAt: string;
  stored: Stored;
}

const nobody: Stored = { session: {}, local: {} };

/** The two doors as a stranger sees them; home and the waiver with a family of four who have everything to do. */
export async function pagesOf(stack: StackJson): Promise<Page[]> {
  const { guest, ids } = await family(stack, [
    { firstName: 'Daniel', age: 40 },
    { firstName: 'Mia', age: 9 },
    { firstName: 'Leo', age: 6 },
  ]);
  const { villageAllMountain } = places;
  const emma: Stored = {
    session: {
      'arrival.session': guest.session,
      'arrival.checkIn': JSON.stringify({ ...villageAllMountain, contactIds: ids }),
    },
    local: { 'arrival.location': JSON.stringify({ id: villageAllMountain.locationId, name: '' }) },
  };
  return [
    { path: '/welcome', endsAt: '/welcome', stored: nobody },
    { path: '/', endsAt: '/welcome', stored: nobody },
    { path: '/home', endsAt: '/home', stored: emma },
    { path: '/checkin/waiver', endsAt: '/checkin/waiver', stored: emma },
  ];
}
