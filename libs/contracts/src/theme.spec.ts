import { themeSchema } from './theme';

const withLogo = (logoUrl: string) => themeSchema.safeParse({ general: { logoUrl } });

test.each(['', '/api/pictures/logo.png', 'https://resort.test/logo.png'])('a logo may be at “%s”', (address) => {
  expect(withLogo(address).success).toBe(true);
});

test.each([
  ['on a host without TLS', 'http://resort.test/logo.png', 'httpsAddress'],
  ['on another site behind a backslash', '/\\evil.test/logo.png', 'httpsAddress'],
  ['with a character that no database keeps', 'https://resort.test/\u0000.png', 'characters'],
])('a logo %s is refused', (_, address, remark) => {
  expect(withLogo(address).error?.issues).toMatchObject([{ params: { remark } }]);
});

test('a name of the resort that is spaces alone is none: its title stands instead', () => {
  expect(themeSchema.parse({ mediaCard: { resortName: '  ' } }).mediaCard.resortName).toBe('');
});
