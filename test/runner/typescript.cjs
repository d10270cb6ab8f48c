/** Runs the tests' TypeScript as it stands; what the API and the libraries have built is taken from their `dist`, as in production. */
const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('@swc/core');

const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'commonjs' },
};

Module._extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);

const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveBuilt(...question) {
  const found = resolve.apply(this, question);
  const built = found.replace(/\/(api|libs\/[a-z]+)\/src\/(.*)\.ts$/, '/$1/dist/$2.js');
  return built !== found && existsSync(built) ? built : found;
};
