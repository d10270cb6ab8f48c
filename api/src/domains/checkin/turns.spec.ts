import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './turns';

test('one key goes in order, a failure stops nobody, another key does not wait', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const work =
    (name: string, ms: number, fails = false) =>
    async () => {
      await pause(ms);
      seen.push(name);
      if (fails) throw new Error(name);
    };
  const failing = turns.take('a', work('first', 30, true));
  failing.catch(() => undefined);
  await Promise.all([turns.take('a', work('second', 1)), turns.take('b', work('other', 5))]);
  expect(seen).toEqual(['other', 'first', 'second']);
  await expect(failing).rejects.toThrow('first');
});
