import { DomainError } from '../../platform/calls/domain-error';
import type { Picture } from './picture';

const BLOCK_BYTES = 256 * 1024;
/** 256 MB: however many send at once and however slowly, a quarter of what the process may take. */
const MOST_HELD = 1_024;
const FULL_RETRY_SECONDS = 10;
/** 16 MB: four large photos at once; what more is needed comes and goes. */
const MOST_KEPT = 64;
const kept: Buffer[] = [];
let held = 0;

/**
 * A picture on its way in, in blocks of memory that the next one uses again. Its pieces would else live just long enough to make
 * the collector go through the whole heap several times a second, which cost more than all else the API does for a photo (P10).
 */
export class PictureMemory {
  readonly #blocks: Buffer[] = [];
  #size = 0;

  /** Throws `server.busy` when the pictures of all take too much. */
  add(piece: Buffer): void {
    for (let at = 0; at < piece.length; ) {
      const used = this.#size % BLOCK_BYTES;
      if (used === 0) this.#blocks.push(takeBlock());
      const copied = piece.copy(this.#blocks.at(-1) as Buffer, used, at);
      at += copied;
      this.#size += copied;
    }
  }

  /** What was added; of use until it is freed. */
  get picture(): Picture {
    return this.#blocks.map((block, index) => block.subarray(0, this.#size - index * BLOCK_BYTES));
  }

  /** Whoever adds next may write over it: only when nobody reads the picture any more. */
  free(): void {
    const blocks = this.#blocks.splice(0);
    this.#size = 0;
    held -= blocks.length;
    kept.push(...blocks.slice(0, MOST_KEPT - kept.length));
  }
}

function takeBlock(): Buffer {
  if (held >= MOST_HELD) throw new DomainError('server.busy', { retryAfterSeconds: FULL_RETRY_SECONDS });
  held += 1;
  return kept.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
}
