import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Texts of an app's sources by path. */
type Files = ReadonlyMap<string, string>;

const classesOf = (css: string): string[] => [
  ...new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!),
  ),
];

/** What a component takes of the style sheet it imports under a name; of one that it asks by a variable, everything. */
function taken(code: string, styles: string, classes: readonly string[]): string[] {
  const asked = [...code.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name]) => name);
  return asked.flatMap((name) => name ?? classes);
}

/** Classes that no component takes, and names that a component takes though its style sheet has no such class. */
function faults(files: Files): string[] {
  const sheets = new Map(
    [...files].filter(([path]) => path.endsWith('.module.css')).map(([path, css]) => [path, classesOf(css)]),
  );
  const used = new Map([...sheets.keys()].map((path) => [path, new Set<string>()]));
  const missing: string[] = [];
  for (const [path, code] of files)
    for (const [, styles, sheet] of code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)) {
      const from = posix.join(posix.dirname(path), sheet!);
      for (const name of taken(code.replace(/^import .*$/gm, ''), styles!, sheets.get(from) ?? [])) {
        used.get(from)?.add(name);
        if (!sheets.get(from)?.includes(name)) missing.push(`${path} takes .${name}, which ${from} has not`);
      }
    }
  const idle = [...sheets].flatMap(([path, classes]) =>
    classes.filter((name) => !used.get(path)?.has(name)).map((name) => `${path} has .${name}, which nobody takes`),
  );
  return [...missing, ...idle];
}

test('every class of a style sheet is taken by a component, and every class that is taken is there', () => {
  const folder = 'guest-web/src';
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(tsx?|css)$/.test(path),
  );
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]));
  expect([...files.keys()].filter((path) => path.endsWith('.module.css')).length).toBeGreaterThan(50);
  expect(faults(files)).toEqual([]);
});

test('a class that nobody takes and one that is nowhere are found', () => {
  expect(
    faults(
      new Map([
        ['ui/card.module.css', '.card { background: url(a.svg); }\n.card .old { color: red; } /* .never */'],
        ['ui/tone.module.css', '.warm {}\n.cold {}'],
        [
          'ui/card.tsx',
          "import styles from './card.module.css';\nexport const Card = () => <p className={styles.card + styles.wide} />;",
        ],
        [
          'home/tone.tsx',
          "import tones from '../ui/tone.module.css';\nexport const classOf = (tone: string) => tones[tone];",
        ],
      ]),
    ),
  ).toEqual([
    'ui/card.tsx takes .wide, which ui/card.module.css has not',
    'ui/card.module.css has .old, which nobody takes',
  ]);
});
