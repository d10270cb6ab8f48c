import { Transform, type TransformCallback } from 'node:stream';

/**
 * What flows through it may be slow to come, but not to be read: when its reader has taken nothing for `patienceMs`, it ends with an
 * error, and whoever stopped reading holds nobody's connection any more.
 */
export class PatientPassage extends Transform {
  readonly #timer: NodeJS.Timeout;

  constructor(patienceMs: number) {
    super();
    this.#timer = setTimeout(() => this.#look(), patienceMs).unref();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#timer.refresh();
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#timer);
    done(error);
  }

  #look(): void {
    const isFull = this.readableLength >= this.readableHighWaterMark;
    if (isFull) this.destroy(new Error('The reader has stopped reading'));
    else this.#timer.refresh();
  }
}
