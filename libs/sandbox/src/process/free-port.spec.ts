import { createServer } from 'node:net';
import { freePort } from './free-port';

test('who ask at once get different ports, none of those that the system gives to anybody', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  // Linux begins at 32768, others at 49152.
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('one that is taken is passed over', async () => {
  const next = (await freePort()) + 1;
  const taken = createServer().listen(next, '127.0.0.1');
  // Or somebody else has it: then it is taken too.
  await new Promise((done) => taken.once('listening', done).once('error', done));
  const found = await freePort();
  taken.close();
  expect(found).toBeGreaterThan(next);
});
