import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Check, Violation } from './check';
import { environmentInConfig, noBareFetch, packageHomes, pureRules, timeFromClock } from './checks/boundaries';
import { domainChecks } from './checks/domains';
import { entityChecks } from './checks/entities';
import { exportsInUse } from './checks/exports';
import { faceChecks } from './checks/faces';
import { noBarrel, noFolderCircle, noForwardRef, noImportCycle } from './checks/imports';
import { layering, leanLibs, plainPlatform, platformNames, webFolders } from './checks/layers';
import {
  effectsReturnCleanUp,
  everyRouteDeclared,
  everyTestRuns,
  noAny,
  nothingUnfinished,
  shortFiles,
  tellingNames,
} from './checks/style';
import { wordsInCatalogue } from './checks/words';
import { loadFixture, loadRepository } from './tree';

const root = resolve(__dirname, '../..');
const fixtures = join(__dirname, 'fixtures');
const repository = loadRepository(root);

const checks: Check[] = [
  noImportCycle,
  noFolderCircle,
  noBarrel,
  noForwardRef,
  layering,
  leanLibs,
  ...domainChecks,
  ...entityChecks,
  plainPlatform,
  platformNames,
  ...faceChecks,
  webFolders,
  environmentInConfig,
  ...packageHomes,
  noBareFetch,
  timeFromClock,
  pureRules,
  everyRouteDeclared,
  shortFiles,
  noAny,
  nothingUnfinished,
  everyTestRuns,
  effectsReturnCleanUp,
  tellingNames,
  exportsInUse,
  wordsInCatalogue,
];

const place = ({ path, line }: Violation): string => `${path}:${line}`;

test('the code of the repository is what is looked at', () => {
  expect(repository.byPath.has('test/architecture/rules.spec.ts')).toBe(true);
  expect(repository.byPath.has('libs/contracts/src/index.ts')).toBe(true);
});

test('every fixture belongs to a check', () => {
  const names = checks.map(({ name }) => `${name}.fixture`).sort();
  expect(readdirSync(fixtures).sort()).toEqual(names);
});

describe.each(checks)('$name', (check) => {
  test('holds in the repository', () => {
    expect(check.run(repository).map((violation) => `${place(violation)} ${violation.message}`)).toEqual([]);
  });

  test('bites exactly where its fixture is wrong', () => {
    const path = join(fixtures, `${check.name}.fixture`);
    expect(existsSync(path)).toBe(true);
    const tree = loadFixture(path);
    const marked = tree.sources.flatMap((source) =>
      source.text
        .split('\n')
        .flatMap((line, index) => (line.includes('// bites') ? [`${source.path}:${index + 1}`] : [])),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect([...new Set(check.run(tree).map(place))].sort()).toEqual(marked.sort());
  });
});
