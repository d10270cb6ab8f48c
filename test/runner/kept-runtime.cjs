const { dirname, join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const circus = join(dirname(require.resolve('jest-circus')), 'jestAdapterInit.js');
const kept = new WeakMap();

function refuseMock() {
  throw new Error('jest.mock() does not reach modules that an earlier spec file has loaded: spy on what they export');
}

/**
 * An API spec needs three thousand modules (Nest, TypeORM, the product), which jest loads anew for each file: two of its three seconds. The
 * product keeps nothing in its modules, so a worker loads them once. What is new for each file: the spec itself, what sets it up, jest's own
 * state, mocks. It knows jest's inside (its version is pinned); `kept-runtime.spec.ts` says whether it still fits.
 */
class KeptRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.mockState.setMock = refuseMock;
    this.mockState.markExplicitCjsMock = refuseMock;
  }

  begin(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.testState.state = 'loading';
  }

  teardown() {
    this.restoreAllMocks();
    this.registries.exitIsolated();
    const own = this.registries.getActiveCjsRegistry();
    for (const path of [this._testPath, ...this._config.setupFilesAfterEnv]) own.delete(path);
    this.registries.getInternalCjsRegistry().delete(circus);
    this.testMainModule.reset();
    this.mockState.clear();
    this.fileCache.clear();
    this.loggedReferenceErrors.clear();
  }
}

/** Jest calls it with `new` for each file. */
module.exports = function runtimeFor(...given) {
  const [, environment, , , , , testPath] = given;
  const runtime = kept.get(environment) ?? new KeptRuntime(...given);
  kept.set(environment, runtime);
  runtime.begin(testPath);
  return runtime;
};
