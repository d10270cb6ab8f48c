import { waiverWriteSchema } from './admin-waiver';

const write = { posWaiverId: 'W-1', title: 'Sled run', html: '<p>Fast.</p>' };
const wrong = (de: object) =>
  waiverWriteSchema.safeParse({ ...write, translations: { de } }).error?.issues.map(({ path }) => path.join('.'));

test('a title in another language has its text there too', () => {
  expect(wrong({ title: 'Schlittenbahn' })).toEqual(['translations.de.html']);
  expect(wrong({ title: 'Schlittenbahn', html: ' ' })).toEqual(['translations.de.html']);
  expect(wrong({ title: 'Schlittenbahn', html: '<p>Schnell.</p>' })).toBeUndefined();
  expect(wrong({ html: '<p>Schnell.</p>' })).toBeUndefined();
  expect(wrong({ title: '', html: null })).toBeUndefined();
});
