import { type Check, fileCheck, importCheck, packageOf } from '../check';
import { isSpec } from '../tree';
import { domainOf } from './domains';

/** The parts of the tree and what each may import (docs/architecture.md, the picture at the top). */
const arrows: Record<string, string[]> = {
  'libs/contracts': [],
  'libs/rules': ['libs/contracts'],
  'libs/sandbox': ['libs/contracts'],
  'libs/web': [],
  'libs/client': [],
  api: ['libs/contracts', 'libs/rules'],
  'guest-web': ['libs/contracts', 'libs/rules', 'libs/web'],
  'admin-web': ['libs/contracts', 'libs/rules', 'libs/web'],
  test: ['libs/contracts', 'libs/rules', 'libs/sandbox', 'libs/client', 'api', 'guest-web', 'admin-web'],
};

/** Words of the product: a folder or file of `platform/` needs none of them; migrations carry the tables of all domains. */
const productNouns =
  /waiver|rental|photo|household|contact|family|checkin|check-in|activit|location|resort|purchase|onerisk|wallet/i;

const partOf = (path: string): string | undefined => Object.keys(arrows).find((part) => path.startsWith(`${part}/`));

/** The part that a bare specifier such as `@arrival/api/dist/x` names. */
function partOfSpecifier(specifier: string): string | undefined {
  const name = /^@arrival\/([a-z-]+)/.exec(specifier)?.[1];
  return name && Object.keys(arrows).find((part) => part === name || part === `libs/${name}`);
}

export const layering: Check = importCheck('layering', (path, specifier, target) => {
  const from = partOf(path);
  const to = partOfSpecifier(specifier) ?? (target && partOf(target));
  if (!from || !to || from === to || arrows[from]?.includes(to)) return undefined;
  return `${from} may not import ${to}`;
});

/** libs/contracts depends on zod alone, libs/rules on the contracts and on what knows phone numbers; their specs may use test packages. */
export const leanLibs: Check = importCheck('lean-libs', (path, specifier, target) => {
  if (isSpec(path) || target) return undefined;
  const allowed = path.startsWith('libs/contracts/')
    ? ['zod']
    : path.startsWith('libs/rules/')
      ? ['@arrival/contracts', 'libphonenumber-js']
      : undefined;
  return !allowed || allowed.includes(packageOf(specifier))
    ? undefined
    : `needs ${specifier}; only ${allowed.join(', ')} is allowed here`;
});

/** platform/ and config/ are plumbing: they know no domain and no rule of the product. */
export const plainPlatform: Check = importCheck('plain-platform', (path, specifier, target) => {
  if (!/^api\/src\/(platform|config)\//.test(path)) return undefined;
  if (target && domainOf(target)) return 'plumbing may not import a domain';
  if (packageOf(specifier) === '@arrival/rules') return 'plumbing may not import the rules of the product';
  return target?.startsWith('api/src/platform/') && path.startsWith('api/src/config/')
    ? 'config may not import platform'
    : undefined;
});

export const platformNames: Check = fileCheck(
  'platform-names',
  (path) => /^api\/src\/platform\/(?!database\/migrations\/)/.test(path) && productNouns.test(path),
  ({ path }) => [{ path, line: 1, message: 'a product noun in the name: it belongs to a domain' }],
);

/** guest-web: app → features → ui → lib and words; features never import each other. */
export const guestFeatures: Check = importCheck('guest-features', (path, _specifier, target) => {
  const from = guestPlace(path);
  const to = target && guestPlace(target);
  if (!from || !to) return undefined;
  if (from.layer === 'features' && to.layer === 'features') {
    return from.name === to.name ? undefined : `feature ${from.name} may not import feature ${to.name}`;
  }
  return guestRank(to.layer) > guestRank(from.layer) ? `${from.layer} may not import ${to.layer}` : undefined;
});

function guestPlace(path: string): { layer: string; name: string } | undefined {
  const match = /^guest-web\/src\/([^/]+)(?:\/([^/]+))?/.exec(path);
  return match ? { layer: match[1]!, name: match[2] ?? '' } : undefined;
}

const guestLayers = [['lib', 'words'], ['ui'], ['features']];

/** lib and words stand side by side at the bottom; files at the top (main.tsx) belong to the app. */
function guestRank(layer: string): number {
  const rank = guestLayers.findIndex((layers) => layers.includes(layer));
  return rank < 0 ? guestLayers.length : rank;
}
