import type { Plugin } from 'vite';

/** Writes build.json with the names of the built scripts: open consoles see by it that there is a newer one. */
export function buildStamp(): Plugin {
  return {
    name: 'arrival:build-stamp',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'));
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify(scripts.sort()) });
    },
  };
}
