import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../../platform/calls/domain-error';

/** The compiler does not take what is in it, and will not the next time. */
export class CopyNotSet extends Error {}

/** What the template shows, the files that it names (base64), and the document's time in seconds. */
export interface CopyOrder {
  readonly copy: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, string>>;
  readonly madeAt: number;
}

const MODULE = join(__dirname, 'copy-process.cjs');
const LONGEST_MS = 30_000;
const MOST_WAITING = 20;
/** The compiler keeps memory that it does not give back: a process makes so many, grows so large, or stands idle so long. */
const MOST_COPIES = 40;
const MOST_BYTES = 400_000_000;
/** What Node ends with when a module is not there: the compiler has no build for every machine. */
const CANNOT_LOAD = 1;
const unavailable = () => new DomainError('copy.unavailable');
const IDLE_MS = 60_000;

/** It went without an answer, by no fault of its own as far as one can tell. */
class ProcessLost extends Error {}

/** One process that sets documents, one after the other, and is replaced by a new one from time to time. */
@Injectable()
export class CopyProcess implements OnApplicationShutdown {
  #child?: ChildProcess;
  #made = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #idle?: NodeJS.Timeout;

  /** The PDF; the same order always gives the same bytes. Throws `server.busy` when too many wait, `copy.unavailable` where nothing can set it, and `CopyNotSet`. */
  async make(order: CopyOrder): Promise<Buffer> {
    if (this.#waiting >= MOST_WAITING) throw new DomainError('server.busy');
    this.#waiting += 1;
    const made = this.#last.then(() => this.#ask(order).catch((error) => this.#again(error, order)));
    this.#last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      this.#waiting -= 1;
    }
  }

  onApplicationShutdown(): void {
    this.#stop();
  }

  /** A process that is killed in the middle loses nothing. */
  #again(error: unknown, order: CopyOrder): Promise<Buffer> {
    if (!(error instanceof ProcessLost)) throw error;
    return this.#ask(order);
  }

  #ask(order: CopyOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = this.#running();
    return new Promise<Buffer>((resolve, reject) => {
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, LONGEST_MS);
      const end = (answer: Buffer | Error): void => {
        clearTimeout(late);
        child.removeAllListeners();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
        this.#rest();
      };
      child.once('message', (said: { pdf?: Uint8Array; error?: string; bytes: number }) => {
        if (said.bytes > MOST_BYTES) this.#made = MOST_COPIES;
        end(said.pdf ? Buffer.from(said.pdf) : new CopyNotSet(`The copy could not be set: ${said.error}`));
      });
      child.once('error', ({ message }) => this.#lost(child, new ProcessLost(message), end));
      child.once('exit', (code) => {
        const lost = isLate ? new Error('A copy took too long') : new ProcessLost('The process that sets copies ended');
        this.#lost(child, code === CANNOT_LOAD ? unavailable() : lost, end);
      });
      child.send(order);
    });
  }

  #lost(child: ChildProcess, error: Error, end: (answer: Error) => void): void {
    if (this.#child === child) this.#child = undefined;
    end(error);
  }

  #running(): ChildProcess {
    if (this.#child && (this.#made >= MOST_COPIES || !this.#child.connected)) this.#stop();
    if (!this.#child) {
      this.#child = fork(MODULE, [], { serialization: 'advanced', execArgv: [] });
      this.#made = 0;
    }
    this.#made += 1;
    return this.#child;
  }

  #rest(): void {
    this.#idle = setTimeout(() => this.#stop(), IDLE_MS).unref();
    this.#child?.unref();
    this.#child?.channel?.unref();
  }

  #stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
