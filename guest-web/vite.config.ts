import { defineConfig, mergeConfig } from 'vite';
import { entryBudget } from './vite/entry-budget.ts';
import { shared } from './vite/shared.ts';

// Plain http only for development: the built app is served by the API itself.
const api = 'http://127.0.0.1:3000';

// What nearly every page uses; forms and the check-in path bring their own.
const kit = /guest-web[\\/]src[\\/](ui[\\/](?!field|text-field)|lib[\\/](?!checkin))|libs[\\/]/;

export default defineConfig(
  mergeConfig(shared, {
    plugins: [entryBudget({ maxGzipKilobytes: 115 })],
    build: {
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
  }),
);
