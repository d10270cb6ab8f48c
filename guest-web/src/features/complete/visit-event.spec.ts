import fc from 'fast-check';
import { visitEvent } from './visit-event';

const visit = { day: '2026-02-28', title: 'Lesson', place: 'Village', note: 'Family code: KQMX RXPB', id: 'a@b' };
const now = new Date('2026-02-20T07:52:10.123Z');

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const property = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test('the visit is a whole day of the resort', () => {
  const lines = unfolded(visitEvent(visit, now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20260228');
  expect(lines).toContain('DTEND;VALUE=DATE:20260301');
  expect(lines).toContain('DTSTAMP:20260220T075210Z');
});

test('names keep what calendars read as their own signs', () => {
  const file = visitEvent({ ...visit, title: 'Ski, ride; \\ play', note: 'One\nTwo' }, now);
  expect(property(file, 'SUMMARY')).toBe('Ski\\, ride\\; \\\\ play');
  expect(property(file, 'DESCRIPTION')).toBe('One\\nTwo');
});

test('no line is longer than 75 octets, and none begins a new property, whatever a name says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const file = visitEvent({ ...visit, title }, now);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfolded(file)).toHaveLength(15);
    }),
  );
});
