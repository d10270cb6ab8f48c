import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker with the list of what it keeps: the page, every script and style, the font of Latin letters. Faces of other scripts
 * are kept when they are used; the API tells the manifest, from the resort's theme.
 */
export const offlineApp = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/figtree-latin-*.woff2'],
      globIgnores: ['assets/wght-*.css', 'assets/insights-*.js'],
    },
  });
