import type { Plugin } from 'vite';

/** zod tries `new Function` where it may; our policy forbids it, and browsers would report each try. Said before any schema is made. */
export function noEval(): Plugin {
  return {
    name: 'arrival:no-eval',
    transformIndexHtml: () => [
      { tag: 'script', children: 'globalThis.__zod_globalConfig = { jitless: true };', injectTo: 'head-prepend' },
    ],
  };
}
