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

/** The folders of a web app from the bottom up: each may import those of its own line and of the lines before. */
const webLayers: Record<string, string[][]> = {
  'guest-web': [['lib', 'words'], ['ui'], ['features']],
  'admin-web': [['words'], ['auth'], ['data'], ['shared'], ['resources']],
};

/** `app/` and what lies beside the folders (main.tsx) are the top; the guest app's features never import each other. */
export const webFolders: Check = importCheck('web-folders', (path, _specifier, target) => {
  const from = webPlace(path);
  const to = target && webPlace(target);
  if (!from || !to || from.web !== to.web || isSpec(path)) return undefined;
  if (from.layer === 'features' && to.layer === 'features') {
    return from.name === to.name ? undefined : `feature ${from.name} may not import feature ${to.name}`;
  }
  return webRank(to) > webRank(from) ? `${from.layer} may not import ${to.layer}` : undefined;
});

interface WebPlace {
  web: string;
  layer: string;
  name: string;
}

function webPlace(path: string): WebPlace | undefined {
  const match = /^(guest-web|admin-web)\/src\/([^/]+)(?:\/([^/]+))?/.exec(path);
  return match ? { web: match[1]!, layer: match[2]!, name: match[3] ?? '' } : undefined;
}

function webRank({ web, layer }: WebPlace): number {
  const layers = webLayers[web]!;
  const rank = layers.findIndex((names) => names.includes(layer));
  return rank < 0 ? layers.length : rank;
}
