import { Logger } from '@nestjs/common';
import { startApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const report = (body: unknown) =>
  api.request
    .post('/api/csp-reports')
    .set('content-type', 'application/csp-report')
    .send(typeof body === 'string' ? body : JSON.stringify(body));
const refused = (uri: string) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': uri,
    'document-uri': 'https://a.example/connect?t=secret',
  },
});

const reported = (warn: jest.SpyInstance): Record<string, unknown>[] =>
  warn.mock.calls.map(([line]) => line).filter((line) => line?.event === 'policy.violated');

test('what a page refused is a line of the security log: the host, and nothing that a guest wrote', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  await report(refused('https://cdn.vendor.example/a.js?guest=emma')).expect(200);
  await report(refused('inline')).expect(200);
  const lines = reported(warn);
  expect(lines).toMatchObject([
    { event: 'policy.violated', directive: 'script-src-elem', blocked: 'cdn.vendor.example' },
    { event: 'policy.violated', blocked: 'inline' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/emma|secret/);
  warn.mockRestore();
});

test.each(['{', '[]', '{"csp-report":1}'])('%s is one clear error', async (body) => {
  const { status, body: problem } = await report(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(problem.code).toMatch(/^request\./);
});

test('a page in a loop fills no log', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  for (let count = 0; count < 30; count += 1) await report(refused('https://x.example/')).expect(200);
  expect(reported(warn).length).toBeLessThanOrEqual(20);
  warn.mockRestore();
});
