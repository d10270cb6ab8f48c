import { type Check, importCheck, type Violation } from '../check';
import { isSpec, type Tree } from '../tree';

/** A core is what both processes load; a face is what one of them adds (docs/architecture.md §2). */
const faces = [
  { folder: /\/http\//, files: /\.(controller|http\.module)\.ts$/, named: 'http/' },
  { folder: /\/jobs\//, files: /\.(handler|job|jobs\.module)\.ts$/, named: 'jobs/' },
];
const roots = /^api\/src\/(http|worker)\.module\.ts$/;
/** A definition is named by whoever asks for the work; it does nothing by itself. */
const loads = /\.(controller|http\.module|handler|jobs\.module)\.ts$/;

const facesInPlace: Check = {
  name: 'faces-in-place',
  run: (tree) =>
    tree.sources.flatMap(({ path }) =>
      faces
        .filter(({ files, folder }) => path.startsWith('api/src/') && files.test(path) && !folder.test(path))
        .map(({ named }) => ({ path, line: 1, message: `belongs under ${named}` })),
    ),
};

const coresWithoutFaces: Check = importCheck('cores-without-faces', (path, _specifier, target) => {
  const isFace = faces.some(({ folder }) => folder.test(path));
  if (!path.startsWith('api/src/') || isSpec(path) || isFace || roots.test(path)) return undefined;
  if (target && /\/console\//.test(target) && !/\/console\//.test(path) && path !== 'api/src/cores.ts')
    return 'the console comes after the core';
  return target && loads.test(target) ? 'a core knows none of its faces' : undefined;
});

/** Everything that a root loads, by way of whatever; each import of a wrong file is named. */
function reached(name: string, root: string, wrong: RegExp, message: string): Check {
  return {
    name,
    run(tree: Tree): Violation[] {
      const found: Violation[] = [];
      const seen = new Set<string>();
      const waiting = [root];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (seen.has(path)) continue;
        seen.add(path);
        for (const { target, line } of tree.byPath.get(path)?.imports ?? []) {
          if (!target) continue;
          if (wrong.test(target)) found.push({ path, line, message });
          waiting.push(target);
        }
      }
      return found;
    },
  };
}

export const faceChecks: Check[] = [
  facesInPlace,
  coresWithoutFaces,
  reached('http-without-handlers', 'api/src/http.module.ts', /\.handler\.ts$/, 'the HTTP process loads no job handler'),
  reached(
    'worker-without-controllers',
    'api/src/worker.module.ts',
    /\.controller\.ts$/,
    'the worker loads no controller',
  ),
];
