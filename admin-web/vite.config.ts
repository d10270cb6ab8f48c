import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { noScript } from '../libs/web/no-script.ts';
import { viteBase } from '../libs/web/vite-base.ts';
import { app } from './src/words/en/app';
import { buildStamp } from './vite/build-stamp.ts';

export default defineConfig(
  mergeConfig(viteBase, {
    base: '/admin/',
    plugins: [react(), noScript(app.noScript), buildStamp()],
    build: {
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
  }),
);
