import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Options {
  maxGzipKilobytes: number;
}

// What a guest downloads before the first paint of the two doors of the app.
const doors = ['features/welcome/welcome-page', 'features/home/home-page'];

/** Fails the build when the scripts before first paint outgrow the budget (P15). */
export function entryBudget({ maxGzipKilobytes }: Options): Plugin {
  return {
    name: 'arrival:entry-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'));
      if (!entry) throw new Error('No entry chunk');
      for (const door of doors) {
        const page = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes(door)));
        if (!page) throw new Error(`No chunk holds ${door}`);
        const kilobytes = weigh(withStaticImports(chunks, [entry, page])) / 1000;
        this.info(`${door}: ${kilobytes.toFixed(1)} kB gz of ${maxGzipKilobytes}`);
        if (kilobytes > maxGzipKilobytes)
          this.error(`${door} needs ${kilobytes.toFixed(1)} kB gz before first paint, allowed are ${maxGzipKilobytes}`);
      }
    },
  };
}

function withStaticImports(all: Rolldown.OutputChunk[], start: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(start);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = all.find((other) => other.fileName === name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function weigh(chunks: Set<Rolldown.OutputChunk>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += gzipSync(chunk.code, { level: 9 }).length;
  return bytes;
}
