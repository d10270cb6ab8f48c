const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * An API spec loads three thousand modules, and jest compiles each of them anew for every file. Here a worker keeps what V8 made of one, by
 * file name, for the next (a fifth of the time of loading).
 */
if (!vm.compileFunction.keepsCode) {
  const { compileFunction } = vm;
  const kept = new Map();
  vm.compileFunction = (code, parameters, options) => {
    const known = kept.get(options?.filename);
    if (known?.code === code) return compileFunction(code, parameters, { ...options, cachedData: known.data });
    const compiled = compileFunction(code, parameters, { ...options, produceCachedData: true });
    if (options?.filename && compiled.cachedData) kept.set(options.filename, { code, data: compiled.cachedData });
    return compiled;
  };
  vm.compileFunction.keepsCode = true;
}

/**
 * A worker that has nothing left to do goes at once: Node would first take half a gigabyte of modules apart, which takes longer than the
 * half second after which jest ends it by force, and speaks of tests that leak.
 */
if (process.send) process.once('beforeExit', (code) => process.exit(code));

module.exports = TestEnvironment;
