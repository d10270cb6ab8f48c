import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The limit of P10: the same file to 400×400 by shrinking while decoding, on as many cores, from memory and to nowhere. */
const { file, seconds, atOnce } = JSON.parse(readFileSync(0, 'utf8')) as {
  file: string;
  seconds: number;
  atOnce: number;
};
sharp.concurrency(1);
sharp.cache(false);

async function main(): Promise<void> {
  const bytes = readFileSync(file);
  const begin = performance.now();
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() - begin < seconds * 1000) {
      await sharp(bytes, { sequentialRead: true }).resize(400, 400).raw().toBuffer();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  process.stdout.write(JSON.stringify({ rate: (done * 1000) / (performance.now() - begin) }));
}

void main();
