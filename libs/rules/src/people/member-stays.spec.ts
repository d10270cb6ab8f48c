import { staysBecause } from './member-stays';

const emma = 1;
const mia = 2;
const household = { headContactId: emma, authorizations: [], purchases: [], media: [] };
const createdAtUtc = '2026-11-27T10:00:00Z';
const waiver = { posWaiverId: 'W1', startDate: '2026-11-27', endDate: null, signatureId: null, createdAtUtc };
const lesson = { kind: 'orderLine', status: 'cancelled', productId: 7, productDate: null } as const;
const pass = { productId: 7, isActive: false, isPrinted: true, isImageRequired: false };

test('a member who has signed and bought nothing can be taken out, the head cannot', () => {
  expect(staysBecause(household, mia, false)).toBeNull();
  expect(staysBecause(household, emma, false)).toBe('head');
});

test('what was signed stays somebody’s, here or elsewhere', () => {
  expect(staysBecause(household, mia, true)).toBe('signed');
  expect(staysBecause({ ...household, authorizations: [{ contactId: mia, ...waiver }] }, mia, false)).toBe('signed');
  expect(staysBecause({ ...household, authorizations: [{ contactId: emma, ...waiver }] }, mia, false)).toBeNull();
});

test('what was bought stays somebody’s, also when it counts no more', () => {
  expect(staysBecause({ ...household, purchases: [{ contactId: mia, ...lesson }] }, mia, false)).toBe('bought');
  expect(staysBecause({ ...household, media: [{ contactId: mia, ...pass }] }, mia, false)).toBe('bought');
  expect(staysBecause({ ...household, media: [{ contactId: emma, ...pass }] }, mia, false)).toBeNull();
});
