import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { noteProof } from '../../platform/health/proof.queries';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { storedCopies, storedPhotos } from './compare-files.queries';

/** A file is there before its row, and goes after it: what is younger may belong to a request that is under way. */
const YOUNG_MS = 3_600_000;
/** No request takes a day, and no key is used twice: a file without a row is nobody's by then. */
const FORGOTTEN_MS = 24 * YOUNG_MS;
/** What goes in a night. More is no leftover: whoever looks may have the wrong database, or an old one that was just restored. */
const mostForgotten = (files: number): number => Math.min(Math.max(20, files / 100), 1_000);
const FOLDERS = 256;
/** What is compared, by the proof that it leaves. */
const kinds = [
  { proof: 'files', folder: 'photos', stored: storedPhotos },
  { proof: 'copies', folder: 'copies', stored: storedCopies },
] as const;
type Kind = (typeof kinds)[number];

export interface Comparison {
  /** In the storage. */
  readonly files: number;
  /** Rows whose file is gone. */
  readonly lost: number;
  /** Files that no row speaks of. */
  readonly spare: number;
}

interface Folder extends Comparison {
  /** Keys of those spare ones that nobody will miss; of very many some. */
  readonly forgotten: readonly string[];
}

const folderOf = (folder: string, index: number): string => `${folder}/${index.toString(16).padStart(2, '0')}`;
const nothing: Comparison = { files: 0, lost: 0, spare: 0 };
const plus = (one: Comparison, other: Comparison): Comparison => ({
  files: one.files + other.files,
  lost: one.lost + other.lost,
  spare: one.spare + other.spare,
});

/** Photos and copies in the storage against their rows, both ways, with what no row will ever speak of, and what a killed process left unfinished, removed; folder by folder, so that a million of them need no memory. */
@Injectable()
export class CompareFilesService {
  readonly #logger = new Logger(CompareFilesService.name);

  constructor(
    private readonly database: Database,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Keeps what it found as proofs, and names the first of what is lost in the log. */
  async compare(
    signal: AbortSignal,
    progress: (share: number) => Promise<void>,
  ): Promise<Record<Kind['proof'], Comparison>> {
    const found = { files: nothing, copies: nothing };
    await this.#removeUnfinished('');
    for (const [place, kind] of kinds.entries()) {
      const forgotten: string[] = [];
      for (let index = 0; index < FOLDERS; index += 1) {
        signal.throwIfAborted();
        const one = await this.#compareFolder(kind, folderOf(kind.folder, index));
        found[kind.proof] = plus(found[kind.proof], one);
        if (forgotten.length <= mostForgotten(Number.POSITIVE_INFINITY)) forgotten.push(...one.forgotten);
        await progress((place + (index + 1) / FOLDERS) / kinds.length);
      }
      const removed = await this.#remove(kind, forgotten, found[kind.proof].files);
      found[kind.proof] = plus(found[kind.proof], { files: -removed, lost: 0, spare: -removed });
      await this.database.run(noteProof, [kind.proof, JSON.stringify(found[kind.proof])]);
    }
    // The resort's own pictures are kept by their content and have no rows to be compared with.
    for (let index = 0; index < FOLDERS; index += 1) await this.#removeUnfinished(folderOf('pictures', index));
    return found;
  }

  /** The rows are read after the files, and the files of rows without one once more: they may just have come. */
  async #compareFolder({ folder: named, stored }: Kind, folder: string): Promise<Folder> {
    await this.#removeUnfinished(folder);
    const files = await this.storage.list(folder);
    const keys = new Set(files.map(({ key }) => key));
    const rows = new Set((await this.database.run(stored, [`${folder}/`])).map(({ key }) => key));
    const old = this.clock.now() - YOUNG_MS;
    const spare = files.filter(({ key, writtenAt }) => !rows.has(key) && writtenAt.getTime() < old);
    const lost: string[] = [];
    for (const key of rows) if (!keys.has(key) && !(await this.storage.read(key))) lost.push(key);
    if (lost.length > 0)
      this.#logger.error({ lost: lost.slice(0, 5), count: lost.length }, `Some of ${named} are lost, in ${folder}`);
    const forgotten = spare.filter(({ writtenAt }) => writtenAt.getTime() < this.clock.now() - FORGOTTEN_MS);
    return { files: files.length, lost: lost.length, spare: spare.length, forgotten: forgotten.map(({ key }) => key) };
  }

  #removeUnfinished(folder: string): Promise<void> {
    return this.storage.removeUnfinished(folder, new Date(this.clock.now() - FORGOTTEN_MS));
  }

  /** Answers how many. */
  async #remove({ folder }: Kind, forgotten: readonly string[], files: number): Promise<number> {
    if (forgotten.length > mostForgotten(files)) {
      this.#logger.warn(`Too many files of ${folder} are without a row to be leftovers; all of them stay`);
      return 0;
    }
    for (const key of forgotten) await this.storage.remove(key);
    return forgotten.length;
  }
}
