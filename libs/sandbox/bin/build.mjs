import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const shared = ['package.json', 'tsconfig.base.json', 'libs/contracts', 'libs/rules'];

/** What is built, from what, and the file that proves it. A stamp in node_modules holds the hash of its sources. */
export const parts = [
  {
    title: 'Building the libraries',
    script: 'build:libs',
    sources: [
      ...shared,
      'libs/client/src',
      'libs/client/tsconfig.json',
      'libs/sandbox/src',
      'libs/sandbox/tsconfig.json',
    ],
    output: 'libs/sandbox/dist',
    proof: 'launcher/launch.js',
  },
  {
    title: 'Building the API',
    script: 'build:api',
    sources: [...shared, 'api'],
    output: 'api/dist',
    proof: 'main.js',
  },
  {
    title: 'Building the guest app',
    script: 'build:guest',
    sources: [...shared, 'libs/web', 'guest-web'],
    output: 'guest-web/dist',
    proof: 'index.html',
  },
  {
    title: 'Building the console',
    script: 'build:admin',
    sources: [...shared, 'libs/web', 'admin-web'],
    output: 'admin-web/dist',
    proof: 'index.html',
  },
];

/** Builds the parts whose sources have changed since they were last built, the libraries first. Answers what was built. */
export async function buildWhatIsStale(root) {
  const stale = parts
    .map((part) => ({ ...part, hash: hashOf(root, part.sources) }))
    .filter((part) => !isFresh(root, part));
  const [libraries, ...others] = stale[0]?.script === 'build:libs' ? stale : [undefined, ...stale];
  if (libraries) await build(root, libraries);
  await Promise.all(others.map((part) => build(root, part)));
  return stale.map(({ script }) => script);
}

const stampOf = (root, part) => join(root, 'node_modules', `.arrival-${part.script.replace(':', '-')}`);

function isFresh(root, part) {
  if (!existsSync(join(root, part.output, part.proof)) || !existsSync(stampOf(root, part))) return false;
  return readFileSync(stampOf(root, part), 'utf8') === part.hash;
}

/** The stamp goes first: a build that fails half way may have written some of its files. */
async function build(root, part) {
  rmSync(stampOf(root, part), { force: true });
  await run(part.title, 'npm', ['run', '--silent', part.script], root);
  writeFileSync(stampOf(root, part), part.hash);
}

/** By content, so that a fresh checkout or a touched file builds nothing. Tests are left out: they are in no build. */
export function hashOf(root, sources) {
  const hash = createHash('sha1');
  for (const path of sources.flatMap((source) => filesUnder(root, source)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

const skipped = /^(node_modules|dist|coverage|\..*)$|\.spec\.tsx?$/;

const isFolder = (root, path) => statSync(join(root, path)).isDirectory();

const pathsIn = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => !skipped.test(name))
    .map((name) => `${folder}/${name}`);

function filesUnder(root, path) {
  if (!existsSync(join(root, path))) return [];
  return isFolder(root, path)
    ? pathsIn(root, path)
        .sort()
        .flatMap((one) => filesUnder(root, one))
    : [path];
}

/** Those of a source's own folders that sources lie in: what a build writes changes while it runs, and is not watched. */
export const foldersIn = (root, source) =>
  isFolder(root, source) ? pathsIn(root, source).filter((path) => isFolder(root, path)) : [];
