import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { noteProof } from '../../platform/health/proof.queries';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { storedCopies, storedPhotos } from './compare-files.queries';

/** A file is there before its row, and goes after it: what is younger may belong to a request that is under way. */
const YOUNG_MS = 3_600_000;
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

const nothing: Comparison = { files: 0, lost: 0, spare: 0 };
const plus = (one: Comparison, other: Comparison): Comparison => ({
  files: one.files + other.files,
  lost: one.lost + other.lost,
  spare: one.spare + other.spare,
});

/** Photos and copies in the storage against their rows, both ways; folder by folder, so that a million of them need no memory. */
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
    for (const [place, kind] of kinds.entries()) {
      for (let index = 0; index < FOLDERS; index += 1) {
        signal.throwIfAborted();
        const one = await this.#compareFolder(kind, `${kind.folder}/${index.toString(16).padStart(2, '0')}`);
        found[kind.proof] = plus(found[kind.proof], one);
        await progress((place + (index + 1) / FOLDERS) / kinds.length);
      }
      await this.database.run(noteProof, [kind.proof, JSON.stringify(found[kind.proof])]);
    }
    return found;
  }

  /** The rows are read after the files, and the files of rows without one once more: they may just have come. */
  async #compareFolder({ folder: named, stored }: Kind, folder: string): Promise<Comparison> {
    const files = await this.storage.list(folder);
    const keys = new Set(files.map(({ key }) => key));
    const rows = new Set((await this.database.run(stored, [`${folder}/`])).map(({ key }) => key));
    const old = this.clock.now() - YOUNG_MS;
    const spare = files.filter(({ key, writtenAt }) => !rows.has(key) && writtenAt.getTime() < old);
    const lost: string[] = [];
    for (const key of rows) if (!keys.has(key) && !(await this.storage.read(key))) lost.push(key);
    if (lost.length > 0)
      this.#logger.error({ lost: lost.slice(0, 5), count: lost.length }, `Some of ${named} are lost, in ${folder}`);
    return { files: files.length, lost: lost.length, spare: spare.length };
  }
}
