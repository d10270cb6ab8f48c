import type { CatalogSnapshot } from '../catalog/catalog.facade';
import type { PosAuthorization } from '../pos/pos.facade';
import { waiversElsewhere } from './waivers-elsewhere';

const catalog = {
  language: 'de',
  waivers: new Map([
    [
      'W-1',
      {
        title: 'Release',
        textHash: null,
        translations: { de: { title: 'Erklärung', textHash: 'd' } },
        bindingLanguages: ['de'],
        fallbackLanguage: 'en',
      },
    ],
  ]),
  locations: [{ activities: [{ tasks: [{ posWaiverId: 'W-2', name: 'Partner waiver' }] }] }],
} as unknown as CatalogSnapshot;
const held = (posWaiverId: string, endDate: string | null, signatureId: string | null = null) =>
  ({ contactId: 1, posWaiverId, startDate: '2026-11-01', endDate, signatureId }) as PosAuthorization;
const shown = (...authorizations: PosAuthorization[]) =>
  waiversElsewhere(authorizations, 1, catalog, '2026-11-20').map(({ title, expiresOn }) => [title, expiresOn]);

test('by the title that the guest reads, else by the task; nobody knows the name of another', () => {
  expect(shown(held('W-1', null), held('W-2', '2026-11-20'), held('W-3', null))).toEqual([
    ['Erklärung', null],
    ['Partner waiver', '2026-11-20'],
  ]);
});

test('each once, the one that lasts longest; none that is over, another one’s, or beside a signature of here', () => {
  expect(shown(held('W-1', '2026-12-01'), held('W-1', '2027-01-01'), held('W-1', '2026-11-30'))).toEqual([
    ['Erklärung', '2027-01-01'],
  ]);
  expect(shown(held('W-1', '2026-11-19'), { ...held('W-2', null), contactId: 2 })).toEqual([]);
  expect(shown(held('W-1', null), held('W-1', '2026-12-01', 'a-signature'))).toEqual([]);
  const later = (authorization: PosAuthorization) => ({ ...authorization, startDate: '2026-11-21' });
  expect(shown(later(held('W-2', null)), held('W-1', null), later(held('W-1', null, 'a-signature')))).toEqual([
    ['Erklärung', null],
  ]);
});
