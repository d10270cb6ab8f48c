import type { Problem } from '@arrival/contracts';
import { ProblemError, problemOf } from './problem';

const failed = (status: number, code = 'server.error') =>
  new ProblemError({ type: 'about:blank', title: '', detail: '', status, code, errors: [], traceId: '' } as Problem);

test.each([
  [0, 'network.unreachable'],
  [502, 'server.error'],
  [503, 'server.busy'],
  [504, 'server.error'],
  // A server of the version before does not know the call.
  [404, 'route.unknown'],
])('%i %s never reached anybody, and refuses nothing', (status, code) => {
  const { isUnreachable, isRefusal } = failed(status, code);
  expect([isUnreachable, isRefusal]).toEqual([true, false]);
});

test.each([400, 404, 409, 422])('%i refuses what was sent', (status) => {
  const { isUnreachable, isRefusal } = failed(status);
  expect([isUnreachable, isRefusal]).toEqual([false, true]);
});

test.each([401, 403, 408, 429, 500])('%i is an answer that says nothing against what was sent', (status) => {
  const { isUnreachable, isRefusal } = failed(status);
  expect([isUnreachable, isRefusal]).toEqual([false, false]);
});

test.each([400, 401, 403, 404, 407, 409])('a page of a network with %i is none of our answers', async (status) => {
  const { isUnreachable, isRefusal } = await problemOf(new Response('<html>Blocked</html>', { status }));
  expect([isUnreachable, isRefusal]).toEqual([true, false]);
});

test.each([
  ['a number for its code', { code: 401, message: 'JWT expired' }],
  ['a word for its status', { status: 'error' }],
])("a proxy's own JSON, with %s, is none of our answers", async (_, body) => {
  const { isUnreachable, problem } = await problemOf(Response.json(body, { status: 401 }));
  expect([isUnreachable, problem.status]).toEqual([true, 401]);
});

test('what is too large for a proxy is refused, also without a word of ours', async () => {
  const { isUnreachable, code } = await problemOf(new Response('', { status: 413 }));
  expect([isUnreachable, code]).toEqual([false, 'server.error']);
});

test('what is ours is told by its code', async () => {
  const { isUnreachable, isRefusal } = await problemOf(Response.json({ code: 'contact.unknown' }, { status: 404 }));
  expect([isUnreachable, isRefusal]).toEqual([false, true]);
});

test.each(['null', '"no"', '{}', '<html>'])('an answer of %s is a problem of its status', async (body) => {
  const { problem, traceId } = await problemOf(
    new Response(body, { status: 500, headers: { 'x-correlation-id': 'trace' } }),
  );
  expect(problem).toMatchObject({ status: 500, code: 'server.error', errors: [] });
  expect(traceId).toBe('trace');
});
