import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what nobody uses of React Router: its names for developers are assignments, and what is assigned to, or made by a
 * call, counts as used. It spares some kilobytes before first paint.
 */
export const leanRouter = (): Plugin => ({
  name: 'arrival:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\w*\.\w+\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
