import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { viteBase } from '../libs/web/vite-base.ts';

// A build of its own: the previewing page must not change a byte of what guests load.
export default defineConfig(
  mergeConfig(viteBase, {
    plugins: [react()],
    publicDir: false,
    build: {
      emptyOutDir: false,
      assetsDir: 'assets/preview',
      rolldownOptions: { input: 'preview.html' },
    },
  }),
);
