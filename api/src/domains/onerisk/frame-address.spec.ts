import { frameProblem } from './frame-address';

const surroundings = {
  partnerUrl: 'https://sign.partner.example/v1/requests',
  ownUrl: 'https://arrival.resort.example',
  isProduction: true,
};

test.each([
  ['https://sign.partner.example/w/abc?lang=en', undefined],
  ['https://sign.partner.example:443/w/abc', undefined],
  ['https://sign.partner.example:8443/w/abc', 'host'],
  ['https://sign.partner.example.evil.example/w', 'host'],
  ['https://evil.example/https://sign.partner.example/', 'host'],
  ['http://sign.partner.example/w/abc', 'https'],
  ['https://somebody@sign.partner.example/w', 'credentials'],
  ['javascript:alert(1)', 'address'],
  ['data:text/html,hello', 'address'],
  ['/w/abc', 'address'],
  ['', 'address'],
])('%p: %s', (address, problem) => {
  expect(frameProblem(address, surroundings)).toBe(problem);
});

test('outside of production it may be as the setting is; never a page of our own', () => {
  const local = { partnerUrl: 'http://localhost:3005/v1', ownUrl: 'http://localhost:3000', isProduction: false };
  expect(frameProblem('http://localhost:3005/w/abc', local)).toBeUndefined();
  expect(frameProblem('https://localhost:3005/w/abc', local)).toBe('host');
  expect(frameProblem('http://localhost:3000/home', { ...local, partnerUrl: 'http://localhost:3000/x' })).toBe('own');
});
