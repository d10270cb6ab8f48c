import type { Plugin } from 'vite';

/** What stands on a page whose browser runs no scripts; from the app's catalogue. */
export function noScript(text: string): Plugin {
  return {
    name: 'arrival:no-script',
    transformIndexHtml: () => [{ tag: 'noscript', children: text, injectTo: 'body' }],
  };
}
