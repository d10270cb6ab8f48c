import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WAIVER_TEXTS } from '../content/waiver-texts';
import { demoPeople } from '../people';
import { ACTIVITIES, LOCATIONS, TASKS } from './catalog';
import { LARGE_HOUSEHOLDS } from './households-large';
import { SMALL_HOUSEHOLDS } from './households-small';
import { PRODUCTS } from './products';

const households = [...SMALL_HOUSEHOLDS, ...LARGE_HOUSEHOLDS];
const taskIds = new Set(TASKS.map(({ id }) => id));

test('there are five locations and more, one of each special kind, and ten activities and more', () => {
  expect(LOCATIONS.length).toBeGreaterThanOrEqual(5);
  expect(ACTIVITIES.length).toBeGreaterThanOrEqual(10);
  expect(LOCATIONS.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  for (const kind of ['isDisabled', 'isEditProfileLocation', 'usesPos'] as const)
    expect(LOCATIONS.some((location) => location[kind])).toBe(true);
});

test.each(ACTIVITIES)('$name has tasks that exist and a picture of its own', ({ taskIds: ids, picture }) => {
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.every((id) => taskIds.has(id))).toBe(true);
  expect(existsSync(join(__dirname, '../../../../../guest-web/public', picture))).toBe(true);
  expect(ACTIVITIES.filter((other) => other.picture === picture)).toHaveLength(1);
});

test('all four task types are there, each also as an optional task', () => {
  for (const typeId of [1, 2, 3, 4]) {
    const ofType = TASKS.filter((task) => task.typeId === typeId);
    expect(ofType.some(({ isOptional }) => isOptional)).toBe(true);
    expect(ofType.some(({ isOptional }) => !isOptional)).toBe(true);
  }
});

test('waivers come with every combination of signature methods, and in every special kind', () => {
  const waivers = TASKS.flatMap(({ waiver }) => (waiver ? [waiver] : []));
  const combinations = new Set(waivers.map(({ methods }) => methods.join('+')));
  for (const methods of ['agree', 'typed', 'drawn', 'agree+typed', 'agree+drawn', 'typed+drawn', 'agree+typed+drawn']) {
    expect(combinations).toContain(methods);
  }
  expect(waivers.some(({ isConsolidated }) => isConsolidated)).toBe(true);
  expect(new Set(waivers.map(({ dates }) => dates))).toEqual(new Set(['season', 'today', 'past', 'open']));
  expect(waivers.every(({ posWaiverId }) => posWaiverId in WAIVER_TEXTS)).toBe(true);
});

test('households have one to nine members and belong to people who can sign in', () => {
  const sizes = households.map(({ members }) => members.length + 1);
  expect(Math.min(...sizes)).toBe(1);
  expect(Math.max(...sizes)).toBe(9);
  for (const { email } of households) expect(demoPeople.map((person) => person.email)).toContain(email);
  expect(households.map(({ email }) => email)).not.toContain('noah.fischer@example.com');
});

test('what members hold names products and tasks that exist', () => {
  const productIds = PRODUCTS.map(({ id }) => id);
  for (const member of households.flatMap(({ head, members }) => [head, ...members])) {
    for (const { productId } of [...(member.purchases ?? []), ...(member.media ?? [])])
      expect(productIds).toContain(productId);
    for (const id of member.skippedTaskIds ?? []) expect(TASKS.find((task) => task.id === id)?.isOptional).toBe(true);
  }
  for (const { productIds: ids } of ACTIVITIES) expect(ids.every((id) => productIds.includes(id))).toBe(true);
});
