const { join } = require('node:path');
const { esmPackages } = require('./test/support/esm-packages.cjs');

/** One jest for the whole tree: `unit` beside the code, `api` from outside over real Postgres, `architecture` over the sources. */
const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    // Of our own files: a package's would be read and parsed with it, three times its size, for every spec.
    sourceMaps: parser.syntax === 'typescript' ? 'inline' : false,
    jsc: {
      target: 'es2022',
      parser,
      keepClassNames: true,
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

const compiled = [...new Set(esmPackages(join(__dirname, 'node_modules')))].map((name) => name.replaceAll('.', '\\.'));

const shared = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/runner/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '\\.(css|svg|png|jpg|woff2)$': '<rootDir>/test/support/asset.cjs' },
  transform: {
    '^.+\\.tsx$': swc({ syntax: 'typescript', tsx: true, decorators: true }),
    '^.+\\.ts$': swc({ syntax: 'typescript', decorators: true }),
    '^.+\\.(m?js)$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${compiled.join('|')})/)(?!.*/node_modules/)`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/test/gallery/out/'],
};

/** Modules of the web apps keep what a page knows, so their specs load them anew. */
const loadedOnce = {
  testEnvironment: '<rootDir>/test/runner/kept-environment.cjs',
  runtime: '<rootDir>/test/runner/kept-runtime.cjs',
};

const withPostgres = {
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

module.exports = {
  // One more than cores: the tests with real processes wait most of their time.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/runner/sequencer.cjs',
  projects: [
    {
      ...shared,
      ...loadedOnce,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/test/support/after-env.ts'],
      testMatch: ['libs', 'api/src'].map((folder) => `<rootDir>/${folder}/**/*.spec.ts`),
    },
    {
      ...shared,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/test/support/after-env.ts'],
      testMatch: ['guest-web/src', 'admin-web/src'].map((folder) => `<rootDir>/${folder}/**/*.spec.{ts,tsx}`),
    },
    {
      ...shared,
      ...withPostgres,
      ...loadedOnce,
      displayName: 'api',
      testMatch: ['api', 'crash'].map((folder) => `<rootDir>/test/${folder}/**/*.spec.ts`),
      setupFilesAfterEnv: ['<rootDir>/test/support/after-env.ts'],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: 'architecture',
      testMatch: ['<rootDir>/test/{architecture,runner,support}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/after-env.ts'],
    },
  ],
};
