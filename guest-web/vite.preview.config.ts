import { defineConfig, mergeConfig } from 'vite';
import { shared } from './vite/shared.ts';

// A build of its own: the previewing page must not change a byte of what guests load.
export default defineConfig(
  mergeConfig(shared, {
    publicDir: false,
    build: {
      emptyOutDir: false,
      assetsDir: 'assets/preview',
      rolldownOptions: { input: 'preview.html' },
    },
  }),
);
