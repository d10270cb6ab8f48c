const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Names of the installed packages that ship ES modules, nested ones too: jest has to compile these and may leave the others.
 * A list by hand fails silently when a name is missing (a missing `file-type` refuses every upload).
 */
function esmPackages(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
      : name.startsWith('.')
        ? []
        : [name],
  );
  return names.flatMap((name) => [
    ...(isEsm(join(folder, name)) ? [name] : []),
    ...esmPackages(join(folder, name, 'node_modules')),
  ]);
}

function isEsm(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return false;
  }
}

module.exports = { esmPackages };
