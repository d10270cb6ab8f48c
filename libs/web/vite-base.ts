import { defaultClientConditions, type UserConfig } from 'vite';
import { noEval } from './no-eval.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

/** What every page of both web apps is built with, besides React's own plugin. */
export const viteBase: UserConfig = {
  plugins: [noEval(), preloadFont('figtree-latin-wght-normal'), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Data URLs would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
};
