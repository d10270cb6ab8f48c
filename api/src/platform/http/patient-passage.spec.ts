import { PassThrough, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PatientPassage } from './patient-passage';

const endless = () => Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(4096)));

test('a reader that stops reading ends it', async () => {
  await expect(pipeline(endless(), new PatientPassage(50), new PassThrough())).rejects.toThrow('stopped reading');
});

test('a slow source does not, nor a slow reader', async () => {
  let bytes = 0;
  const slowSource = Readable.from(
    (async function* rows() {
      for (const row of ['a', 'b']) {
        await pause(120);
        yield Buffer.from(row);
      }
    })(),
  );
  const count = () =>
    new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        setTimeout(done, 5);
      },
    });
  await pipeline(slowSource, new PatientPassage(50), count());
  expect(bytes).toBe(2);
  await pipeline(endless(), new PatientPassage(2_000), count());
  expect(bytes).toBe(2 + 200 * 4096);
});
