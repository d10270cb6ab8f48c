import { Injectable } from '@nestjs/common';
import { WaiversQueries } from './waivers.queries';

const keptTexts = 200;

/** Waiver texts by hash. A text never changes under its hash, so what was read once stays in memory (D45). */
@Injectable()
export class WaiverTexts {
  readonly #texts = new Map<string, string>();

  constructor(private readonly queries: WaiversQueries) {}

  /** The texts that exist, by hash. */
  async find(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const missing = [...new Set(hashes)].filter((hash) => !this.#texts.has(hash));
    const read = missing.length > 0 ? await this.queries.findTexts(missing) : [];
    const found = new Map(read.map(({ hash, html }) => [hash, html]));
    for (const hash of hashes) {
      const kept = this.#texts.get(hash);
      if (kept !== undefined) found.set(hash, kept);
    }
    for (const { hash, html } of read) this.#keep(hash, html);
    return found;
  }

  #keep(hash: string, html: string): void {
    if (this.#texts.size >= keptTexts) this.#texts.delete(this.#texts.keys().next().value as string);
    this.#texts.set(hash, html);
  }
}
