import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildStamp } from './vite/build-stamp.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';

// Plain http only for development: the built console is served by the API itself.
const api = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), preloadFont('figtree-latin-wght-normal'), buildStamp(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Data URLs would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // react-admin in one piece: every screen needs it.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@mui|@emotion)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/defaults': api, '/assets/demo': api } },
});
