import type { ImportLine } from '@arrival/contracts';
import { faultsOfNew, headOf, namesakesOf, peopleOf } from './family-of-order';
import { ordersOf } from './import-orders';

const now = new Date('2026-12-01T12:00:00Z');
const today = '2026-12-01';
const products = new Map([['ski', { id: 7, isSeasonPass: false }]]);
const line: ImportLine = {
  orderNumber: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Berg',
  dateOfBirth: '1990-05-01',
  phone: null,
  productCode: ' SKI ',
  day: '2026-12-20',
  lastDay: null,
  isCancelled: false,
};
const child = { ...line, firstName: 'Mia', dateOfBirth: '2018-05-01' };
const orderOf = (...lines: ImportLine[]) => ordersOf(lines, products, now).orders[0]!;
const strangers = (...lines: ImportLine[]) =>
  peopleOf(orderOf(...lines), []).map((told) => ({ lines: told, contactId: null }));

test('a purchase is known again by order, person, product and day, and as the how manieth of its kind', () => {
  const [first, twin] = orderOf(line, line).lines;
  expect(orderOf({ ...line, firstName: ' ADA', phone: '0123456' }).lines[0]!.key).toBe(first!.key);
  const others = [
    twin!,
    ...[{ day: '2026-12-21' }, { orderNumber: '1 2' }].map((o) => orderOf({ ...line, ...o }).lines[0]!),
  ];
  expect(new Set([first!, ...others].map(({ key }) => key)).size).toBe(4);
});

test('lines name one person alike, and what is cancelled and was never told names nobody', () => {
  expect(peopleOf(orderOf(line, { ...line, day: '2026-12-21' }, child), [])).toHaveLength(2);
  const gone = orderOf({ ...line, isCancelled: true });
  expect(peopleOf(gone, [])).toEqual([]);
  const known = [{ key: gone.lines[0]!.key, contactId: 1, headContactId: 1 }];
  expect(peopleOf(gone, known)).toHaveLength(1);
});

test('a line without a birth date is of the one person of its name who has one', () => {
  const unsaid = { ...line, dateOfBirth: null, day: '2026-12-21' };
  const [lena, ...others] = peopleOf(orderOf(unsaid, child, line), []);
  expect([lena!.map(({ dateOfBirth }) => dateOfBirth), others.length]).toEqual([['1990-05-01', null], 1]);
  const elder = { ...line, dateOfBirth: '1960-05-01' };
  expect(peopleOf(orderOf(unsaid, line, elder), [])).toHaveLength(3);
});

test('a namesake with the birth date goes before one without, and one with another is somebody else', () => {
  const born = { contactId: 1, dateOfBirth: '1990-05-01', isOfShop: false };
  const unsaid = { contactId: 2, dateOfBirth: null, isOfShop: false };
  const other = { contactId: 3, dateOfBirth: '1960-05-01', isOfShop: false };
  expect(namesakesOf('1990-05-01', [unsaid, born, other])).toEqual([1]);
  expect(namesakesOf('1990-05-01', [unsaid, other])).toEqual([2]);
  expect(namesakesOf('1990-05-01', [other])).toEqual([]);
  expect(namesakesOf(null, [born, other])).toEqual([1, 3]);
});

test('whom the shop alone calls so comes after whom we call so, unless the birth date is theirs', () => {
  const ours = { contactId: 1, dateOfBirth: null, isOfShop: false };
  const shops = { contactId: 2, dateOfBirth: '1990-05-01', isOfShop: true };
  const again = { ...shops, dateOfBirth: '1991-05-01' };
  expect(namesakesOf(null, [ours, shops])).toEqual([1]);
  expect(namesakesOf(null, [shops, again])).toEqual([2]);
  expect(namesakesOf('1990-05-01', [ours, shops, again])).toEqual([2]);
  expect(namesakesOf('1960-05-01', [shops, again])).toEqual([]);
});

test('a family begins with the first of age, or whose birth date nobody told', () => {
  expect(headOf(strangers(child, line), today)?.lines[0]?.firstName).toBe('Ada');
  expect(headOf(strangers({ ...child, dateOfBirth: null }, line), today)?.lines[0]?.firstName).toBe('Mia');
  expect(faultsOfNew(strangers(child), 0, today)).toEqual([{ index: 0, fault: 'nobodyOfAge' }]);
});

test('a member who is new needs a birth date, a head does not', () => {
  const unsaid = { ...line, dateOfBirth: null };
  expect(faultsOfNew(strangers(unsaid), 0, today)).toEqual([]);
  expect(faultsOfNew(strangers(unsaid), 1, today)).toEqual([{ index: 0, fault: 'birthDateMissing' }]);
  expect(faultsOfNew(strangers(child), 100, today)).toEqual([{ index: 0, fault: 'familyFull' }]);
});
