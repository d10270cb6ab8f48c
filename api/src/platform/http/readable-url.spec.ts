import { readableUrl } from './readable-url';

test.each([
  ['/api/profile?x=%61', '/api/profile?x=%61'],
  ['/%61pi/profile', '/api/profile'],
  ['/ap%69/pro%66ile?q=%70%', '/api/profile?q=%70%'],
  ['/%2e%2E/%5f%7E%2d%30', '/../_~-0'],
  ['http://x.example/api/profile', '/api/profile'],
  ['HTTPS://x.example:8443/%41pi/x', '/Api/x'],
  ['http://x.example?q=/api/', '/?q=/api/'],
  ['http://x.example', '/'],
])('%s is %s', (url, readable) => expect(readableUrl({ url })).toBe(readable));

test.each(['/a%2Fb', '/a%3Fb', '/%2561pi/x', '/caf%C3%A9', '*', '/api/%E0%A4%A'])('%s stays', (url) =>
  expect(readableUrl({ url })).toBe(url),
);

test('what cannot be read is a name of its own, and never a path of the API afterwards', () => {
  expect(readableUrl({ url: '/100%' })).toBe('/100%25');
  expect(readableUrl({ url: '/%%36%31pi/profile' })).toBe('/%25%2536%2531pi/profile');
});
