import { spawn, spawnSync } from 'node:child_process';
import { runScript } from './process';

const hasDjpeg = spawnSync('djpeg', ['-version']).status === 0;

/** What the limit of P10 is measured with, for the table. */
export const decodeProgram = hasDjpeg ? 'djpeg -scale 1/4' : "sharp's bare shrink-on-load (no djpeg here)";

/** Pictures per second that are only decoded and made small, so many at once, from memory and to nowhere. */
export async function decodeRate(file: string, atOnce: number, seconds: number): Promise<number> {
  if (!hasDjpeg) return (await runScript<{ rate: number }>('lib/decode-loop.ts', { file, seconds, atOnce })).rate;
  const begin = performance.now();
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() - begin < seconds * 1000) {
      const child = spawn('djpeg', ['-scale', '1/4', '-outfile', '/dev/null', file], { stdio: 'ignore' });
      await new Promise((ended) => child.once('exit', ended));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return (done * 1000) / (performance.now() - begin);
}
