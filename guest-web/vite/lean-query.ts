import type { Plugin } from 'vite';

const infinite = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/** Lists that are read page by page are no part of the guest app; TanStack Query brings them with every query. It spares most of a kilobyte before first paint. */
export const leanQuery = (): Plugin => ({
  name: 'arrival:lean-query',
  apply: 'build',
  transform: {
    filter: { id: /query-core[\\/]build[\\/]modern[\\/]query\.js/ },
    handler(code) {
      if (!code.includes(infinite)) this.error('The line that brings infinite queries is another one now');
      return { code: code.replace(infinite, 'this.options.behavior'), map: null };
    },
  },
});
