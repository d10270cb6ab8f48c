import { type ContactMedia, noMedia, type PassHolder } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { rewriteAnswers } from './network';

const holder = (ipCode: string, firstName: string, contactId: number): PassHolder => ({
  contactId,
  ipCode,
  firstName,
  lastName: 'Carter',
  passes: [{ passNumber: `SP10000${contactId}`, productName: 'Season Pass Gold' }],
  recipients: [
    { deliveryMode: 1, hint: 'e•••@example.com' },
    { deliveryMode: 2, hint: '•••89' },
  ],
});
const holders = [holder('C1', 'Emma', 21), holder('C2', 'Mia', 22), holder('C3', 'Leo', 23)];

const at = '2026-12-20T08:00:00.000Z';
const delivery = { deliveryMode: 1, recipient: 'e•••@example.com', createDateUtc: at, updateDateUtc: at } as const;
const download = { appVersion: '1.0', device: 'iPhone 15', downloadDate: at, deliveryMode: 1 } as const;
const media = (status: number, isSent: boolean, isOnPhone = false): ContactMedia => ({
  id: 'media-1',
  status,
  transactionId: 'transaction-1',
  eticket: {
    id: 'ticket-1',
    status,
    delivery: { ...delivery, isSent },
    download: isOnPhone ? download : null,
  },
  asOfUtc: null,
});
/** A mobile pass in each state (spec §4). */
export const states = {
  none: noMedia,
  unsent: media(2, false),
  sent: media(1, true),
  connected: media(4, true, true),
  unknown: { ...media(0, false), eticket: null },
  lastKnown: { ...media(1, true), asOfUtc: at },
} satisfies Record<string, ContactMedia>;

export interface PassesApi {
  /** What the API tells of each code; a test may change it. */
  readonly told: Record<string, ContactMedia>;
  readonly opened: string[];
}

/** The page of a resort with mobile passes; what its API says and does is in test/api/passes/mobile-passes.spec.ts. */
export async function withMobilePasses(
  page: Page,
  told: Record<string, ContactMedia>,
  theme: object = {},
  texts: object = {},
): Promise<PassesApi> {
  const api: PassesApi = { told, opened: [] };
  await rewriteAnswers<{ themeSettings: string; languageSettings: string }>(
    page,
    '**/api/settings/client',
    (settings) => ({
      ...settings,
      features: ['BLEConnect'],
      themeSettings: JSON.stringify({ ...JSON.parse(settings.themeSettings), ...theme }),
      languageSettings: JSON.stringify(withTexts(JSON.parse(settings.languageSettings), texts)),
    }),
  );
  const shown = holders.filter(({ ipCode }) => ipCode in told);
  await page.route('**/api/profile/passes/holders', (route) =>
    route.request().method() === 'GET' && api.opened.length === 0
      ? route.fulfill({ status: 401, json: problem(401, 'auth.required') })
      : route.fulfill({ json: { holders: shown } }),
  );
  await page.route('**/api/media/contactmedia?*', (route) => {
    const code = new URL(route.request().url()).searchParams.get('ipcode') ?? '';
    return route.fulfill({ json: api.told[code] ?? noMedia });
  });
  await page.route('**/api/media/ble?*', (route) =>
    route.fulfill({ json: { confirmations: [{ ids: [{ name: 'transactionId', infoRecId: 'transaction-1' }] }] } }),
  );
  for (const path of ['**/api/media/ble-activation?*', '**/api/media/updateeticketdelivery'])
    await page.route(path, (route) => route.fulfill({ json: states.sent }));
  await page.route('**/api/media/link', (route) =>
    route.fulfill({ json: { address: 'http://localhost/connect?t=abc', expiresAtUtc: at } }),
  );
  await page.route('**/api/media/link/exchange', (route) => {
    const { t } = route.request().postDataJSON() as { t: string };
    if (t !== 'good') return route.fulfill({ status: 404, json: problem(404, 'pass.link_used') });
    api.opened.push(t);
    return route.fulfill({ json: { holders: shown } });
  });
  return api;
}

const withTexts = (language: { bleConnect: object }, texts: object) => ({
  ...language,
  bleConnect: { ...language.bleConnect, ...texts },
});

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: '',
  status,
  code,
  errors: [],
  traceId: 'a',
});
