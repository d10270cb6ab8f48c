import { existsSync, watch as watchPath } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale, foldersIn, parts } from './build.mjs';

const settleMs = 150;

/** Rebuilds what a change touches and starts the API's processes again. A build that fails is shown, and the old one keeps running. */
export function watch(root, launched) {
  let timer;
  let work = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(() => renew(root, launched));
    }, settleMs);
  };
  const sources = new Set(parts.flatMap((part) => part.sources));
  for (const source of [...sources].filter((path) => existsSync(join(root, path)))) {
    watchPath(join(root, source), changed);
    for (const folder of foldersIn(root, source)) watchPath(join(root, folder), { recursive: true }, changed);
  }
  process.stdout.write('  Watching the sources.\n');
}

async function renew(root, launched) {
  try {
    const built = await buildWhatIsStale(root);
    if (built.length === 0) return;
    await launched.restartApplication();
    process.stdout.write('Running the new code.\n');
  } catch (error) {
    process.stdout.write(`${error.message}\nStill running the old code.\n`);
  }
}
