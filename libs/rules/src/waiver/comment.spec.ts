import { bridgeEffectSchema } from '@arrival/contracts';
import { waiverComment } from './comment';

const ana = { firstName: 'Ana', lastName: 'Berg' };
const mia = { firstName: 'Mia', lastName: 'Berg' };
const tom = { firstName: 'Tom', lastName: 'Berg' };
const details = {
  signedIn: ana,
  signerName: 'Ana Berg',
  signedDate: '11/20/2026',
  browserName: 'Firefox',
  browserVersion: '142.0',
};

test('for a minor, for oneself and for another adult the prefix differs', () => {
  expect(waiverComment(null, { ...details, contact: tom, role: 'forAdult' })).toBe(
    'Ana Berg signed on behalf of Tom Berg, who agreed.',
  );
  expect(waiverComment(null, { ...details, contact: mia, role: 'forMinor' })).toBe(
    'Ana Berg signed on behalf of minor Mia Berg.',
  );
  expect(waiverComment('', { ...details, contact: ana, role: 'self' })).toBe('Ana Berg signed on their own behalf.');
});

test('the task’s comment follows with its tokens filled', () => {
  expect(
    waiverComment('Signed {SignedDate} by {Signer} with {BrowserName} {BrowserVersion}.', {
      ...details,
      contact: mia,
      role: 'forMinor',
    }),
  ).toBe('Ana Berg signed on behalf of minor Mia Berg. Signed 11/20/2026 by Ana Berg with Firefox 142.0.');
});

test('a name that looks like a token is not filled', () => {
  expect(waiverComment('{Signer}', { ...details, signerName: '{BrowserName}', contact: ana, role: 'self' })).toBe(
    'Ana Berg signed on their own behalf. {BrowserName}',
  );
});

test('the point of sale takes the longest comment of a task behind the longest names', () => {
  const names = { firstName: 'A'.repeat(100), lastName: 'B'.repeat(100) };
  const comment = waiverComment('c'.repeat(2_000), { ...details, signedIn: names, contact: names, role: 'forAdult' });
  const waiver = { kind: 'authorization', posWaiverId: 'W-1', effectiveOn: '2026-11-25', expiresOn: null } as const;
  const signatureId = '0190b0a5-9c1e-7cc1-8a0e-1f2e3d4c5b6a';
  expect(bridgeEffectSchema.shape.effect.safeParse({ ...waiver, comment, signatureId }).error).toBeUndefined();
});
