import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pour } from './pour';

const going = new AbortController().signal;

test('many sources reach one answer in their order, and leave nothing on it', async () => {
  const body = new PassThrough();
  const all = text(body);
  const before = body.eventNames().map((name) => [name, body.listenerCount(name)]);
  for (let source = 0; source < 40; source += 1) await pour(Readable.from([`${source};`]), body, going);
  expect(body.eventNames().map((name) => [name, body.listenerCount(name)])).toEqual(before);
  body.end();
  expect(await all).toBe(Array.from({ length: 40 }, (_, source) => `${source};`).join(''));
});

test('nothing is read ahead of a reader who takes nothing', async () => {
  let read = 0;
  const piece = Buffer.alloc(64_000);
  const source = new Readable({
    read() {
      read += 1;
      this.push(read > 100 ? null : piece);
    },
  });
  const body = new PassThrough();
  const poured = pour(source, body, going);
  await pause(50);
  expect(read).toBeLessThan(10);
  body.resume();
  await poured;
  expect(read).toBe(101);
});

test('a signal ends it while it waits for the reader, and the source with it', async () => {
  const stop = new AbortController();
  const source = Readable.from([Buffer.alloc(100_000), Buffer.alloc(100_000), Buffer.alloc(100_000)]);
  const poured = pour(source, new PassThrough(), stop.signal);
  await pause(20);
  stop.abort();
  await expect(poured).rejects.toThrow('aborted');
  expect(source.destroyed).toBe(true);
});

test('what fails in the source is told', async () => {
  const source = new Readable({
    read() {
      this.destroy(new Error('The database is away'));
    },
  });
  await expect(pour(source, new PassThrough(), going)).rejects.toThrow('The database is away');
});
