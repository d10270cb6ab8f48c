import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { noScript } from '../libs/web/no-script.ts';
import { viteBase } from '../libs/web/vite-base.ts';
import { noScript as words } from './src/words/no-script';
import { entryBudget } from './vite/entry-budget.ts';
import { stylesAfterFirstWords } from './vite/first-words.ts';
import { leanQuery } from './vite/lean-query.ts';
import { leanRouter } from './vite/lean-router.ts';
import { offlineApp } from './vite/offline-app.ts';

// What nearly every page uses; forms, their faults, codes, hours, signing in, what is counted and the check-in path bring their own.
const kit =
  /guest-web[\\/]src[\\/](ui[\\/](?!checkin|checkbox|passes|other-browser|family-code|field|text-field|qr-code|toaster|error-summary|radio-cards|rich-text|link-ticks|dialog|alert-dialog|use-modal|in-front|focus-page|banner|progress-line)|lib[\\/](?!checkin|completion|counter|kept|passes|browser[\\/](abilities|other-browser|save-file|use-focus-when-lost)|wording[\\/](field-words|health-words|resort-name|instant-words|time-words)|vendors[\\/]analytics|sign-in[\\/](sign-in|oidc|counter-tab)|rental|typed-elsewhere|own-phone))|libs[\\/](?!contracts[\\/]src[\\/](contact-task-id|field-errors|marks|mobile-pass|rental-gear|text|wallet|whole-grouping)|rules[\\/]src[\\/](sequence|waiver|rental|passes)|web[\\/](openid-client|(use-)?qr-path|save-blob|(use-)?scan-code|code-reader))/;

// What the steps of the path have in common. Parted by who shares what, it would be two dozen files.
const path =
  /guest-web[\\/]src[\\/](ui[\\/](checkin|checkbox|field|text-field|error-summary|radio-cards|alert-dialog|sheet-dialog|banner|select-field)|lib[\\/](checkin[\\/](lines|scroll|use-|measures)|completion[\\/](attempt|save-state|send|use-)|wording[\\/](field-words|health-words))|words[\\/](problems|rental|child|none)[^\\/]*$)/;

const production = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig(
  mergeConfig(viteBase, {
    // Its exports name the build for developers alone; the other one leaves their warnings out.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: production('index') },
        { find: /^react-router\/dom$/, replacement: production('dom-export') },
      ],
    },
    plugins: [
      react(),
      leanQuery(),
      leanRouter(),
      stylesAfterFirstWords(),
      noScript(words.english.needed),
      entryBudget({ maxGzipKilobytes: 115 }),
      offlineApp(),
    ],
    build: {
      rolldownOptions: {
        input: ['index.html', 'silent-renew.html'],
        output: {
          // Few files: on a slow network each request costs more than the bytes it spares.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/,
              },
              { name: 'kit', test: kit, minShareCount: 4 },
              { name: 'path', test: path, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }),
);
