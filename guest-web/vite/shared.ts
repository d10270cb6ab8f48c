import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

/** What the app and the page that previews it are both built with. */
export const shared: UserConfig = {
  plugins: [react(), preloadFont('figtree-latin-wght-normal'), precompress()],
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
