import type { Profile } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { finish, type Selection } from './answers';
import { type BrowserGuest, demoGuest, type FamilyMember, newFamily } from './browser-guest';
import type { StackJson } from './stack-json';

/** The demo resort's places and what one can do there, by their fixed ids. */
export const places = {
  villageAllMountain: { locationId: 1, activityId: 1 },
  villageSnowshoe: { locationId: 1, activityId: 5 },
  villageNight: { locationId: 1, activityId: 7 },
  rental: { locationId: 3, activityId: 10 },
  guestServices: { locationId: 4, activityId: 11 },
  tubing: { locationId: 5, activityId: 6 },
} as const;

export interface Family {
  guest: BrowserGuest;
  /** Head first, then in the order given. */
  ids: number[];
}

const carters: FamilyMember[] = [
  { firstName: 'Mia', age: 9 },
  { firstName: 'Leo', age: 6 },
];

/** A parent with two children, new to the resort; other members when given. */
export async function family(stack: StackJson, members: FamilyMember[] = carters): Promise<Family> {
  const guest = await newFamily(stack, members);
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  return { guest, ids: contacts.map(({ contactId }) => contactId) };
}

export const nine: FamilyMember[] = [
  { firstName: 'Ingrid', lastName: 'Lindqvist-Haraldsdóttir', age: 71 },
  { firstName: 'Bartholomew-Alexander', lastName: 'Featherstonehaugh-Cholmondeley', age: 41 },
  { firstName: 'Юлія', lastName: 'Вишневецька', age: 16 },
  { firstName: 'さくら', lastName: '山本', age: 14 },
  { firstName: 'نور', lastName: 'الهاشمي', age: 11 },
  { firstName: 'Mia', age: 9 },
  { firstName: 'Leo', age: 6 },
  { firstName: 'Juniper', age: 1 },
];

/** Two parents with four children. */
export const five: FamilyMember[] = [
  { firstName: 'Daniel', age: 41 },
  { firstName: 'Mia', age: 9 },
  { firstName: 'Leo', age: 6 },
  { firstName: 'Maximilian-Alexander', lastName: 'Bartholomew-Featherstonehaugh', age: 13 },
  { firstName: 'Juniper', age: 8 },
];

/** Somebody of the demo resort with their seeded household; scenes with them change nothing. */
export async function demoFamily(stack: StackJson, email: string): Promise<Family> {
  const guest = await demoGuest(stack, email);
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  return { guest, ids: contacts.map(({ contactId }) => contactId) };
}

/** Opens home at a location. */
export async function openHome(page: Page, guest: BrowserGuest, locationId = 1): Promise<void> {
  await guest.signIn(page);
  await page.addInitScript((id) => {
    if (location.origin !== 'null') localStorage.setItem('arrival.location', JSON.stringify({ id, name: '' }));
  }, locationId);
  await page.goto('/home');
}

/** From home into the path of a parent alone, whose waiver is signed: the rental answers are the last that is asked. */
export async function openRental(page: Page, stack: StackJson): Promise<Family> {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await openHome(page, guest, places.rental.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  return { guest, ids };
}

/** Opens the check-in path as if home's button had been pressed. */
export async function openCheckIn(page: Page, guest: BrowserGuest, selection: Selection): Promise<void> {
  await guest.signIn(page);
  await page.addInitScript((text) => {
    if (location.origin !== 'null' && !sessionStorage.getItem('arrival.checkIn'))
      sessionStorage.setItem('arrival.checkIn', text);
  }, JSON.stringify(selection));
  await page.goto('/checkin');
}
