import { i18nProvider, say, sayIfKnown } from './say';

test('a phrase with what it speaks of, in its form for one and for many', () => {
  expect(say('app.title')).toBe('Arrival console');
  expect(say('resources.locations.activities.linked', { name: 'Skiing' })).toBe('Skiing is offered here');
  const count = (smart_count: number) => say('resources.collections.count', { smart_count });
  expect([count(0), count(1), count(2)]).toEqual(['0 items', '1 item', '2 items']);
  expect([1, 2].map((smart_count) => say('shared.years', { smart_count }))).toEqual(['1 year', '2 years']);
});

test('a count is written as a number, an id as it is', () => {
  expect(say('resources.collections.count', { smart_count: 1204 })).toBe('1,204 items');
  expect(say('resources.webhooks.log.household', { id: 4102, number: 1017 })).toBe('Household 4102, number 1017');
});

test('which rows a page shows is written as numbers are', () => {
  const rows = { offsetBegin: 4991, offsetEnd: 5000, total: 5001 };
  expect(i18nProvider.translate('ra.navigation.page_range_info', rows)).toBe('4,991–5,000 of 5,001');
});

test('a wrong key, a missing parameter and a wrong one fail the type check', () => {
  // @ts-expect-error no such key
  say('app.tilte');
  // @ts-expect-error speaks of a name
  say('resources.locations.activities.linked');
  // @ts-expect-error speaks of no place
  say('resources.locations.activities.linked', { place: 'Base' });
  // @ts-expect-error counts
  say('resources.collections.count', { smart_count: '2' });
  expect(sayIfKnown('app.tilte')).toBeUndefined();
});

test('react-admin asks the same catalogue, and its own words stay', () => {
  expect(i18nProvider.translate('ra.action.cancel')).toBe('Cancel');
  expect(i18nProvider.translate('ra.notification.updated', { smart_count: 1 })).toBe('Saved');
  expect(i18nProvider.translate('resources.tasks.fields.posWaiverId')).toBe('POS waiver id');
});
