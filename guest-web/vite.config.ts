import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { entryBudget } from './vite/entry-budget.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';

// Plain http only for development: the built app is served by the API itself.
const api = 'http://127.0.0.1:3000';

// What nearly every page uses; forms and the check-in path bring their own.
const kit = /guest-web[\\/]src[\\/](ui[\\/](?!field|text-field)|lib[\\/](?!checkin))|libs[\\/]/;

export default defineConfig({
  plugins: [react(), preloadFont('figtree-latin-wght-normal'), precompress(), entryBudget({ maxGzipKilobytes: 115 })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Data URLs would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: on a slow network each request costs more than the bytes it spares.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/ },
            { name: 'kit', test: kit, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/defaults': api, '/assets/demo': api } },
});
