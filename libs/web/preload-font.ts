import type { Plugin } from 'vite';

/** Asks for the one font file together with the style sheet that names it: text does not wait for a third round trip. */
export function preloadFont(name: string): Plugin {
  let base = '/';
  return {
    name: 'arrival:preload-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        // A page that draws nothing has no letters.
        if (!html.includes('id="root"')) return [];
        const file = Object.keys(context.bundle ?? {}).find((path) => path.includes(name) && path.endsWith('.woff2'));
        if (!file) throw new Error(`The font ${name} is not in the bundle`);
        const attrs = { rel: 'preload', href: `${base}${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
