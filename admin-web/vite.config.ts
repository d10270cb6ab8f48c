import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { viteBase } from '../libs/web/vite-base.ts';
import { buildStamp } from './vite/build-stamp.ts';

export default defineConfig(
  mergeConfig(viteBase, {
    base: '/admin/',
    plugins: [react(), buildStamp()],
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
