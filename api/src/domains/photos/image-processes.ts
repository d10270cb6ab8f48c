import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import type { PhotoActions } from './photo-actions';

export interface ImageSettings {
  readonly size: number;
  readonly maxPixels: number;
  readonly quality: number;
}

type Answer = { id: number; jpeg: Uint8Array } | { id: number; reason: string };

interface Order {
  readonly id: number;
  readonly bytes: Buffer;
  readonly actions: PhotoActions;
  readonly settings: ImageSettings;
  readonly resolve: (jpeg: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** An image that cannot be read, or that took its process down. */
export class UnreadableImage extends Error {}

const MODULE = join(__dirname, 'image-process.cjs');
const MOST_PROCESSES = 2;
const MOST_WAITING = 64;
const LONGEST_MS = 10_000;

/** Forked processes that re-encode one image at a time each; the rest waits in a short line (P10). */
@Injectable()
export class ImageProcesses implements OnApplicationShutdown {
  readonly #logger = new Logger(ImageProcesses.name);
  readonly #size = Math.min(MOST_PROCESSES, availableParallelism());
  readonly #idle: ChildProcess[] = [];
  readonly #busy = new Map<ChildProcess, Order>();
  readonly #waiting: Order[] = [];
  #lastId = 0;
  #isStopped = false;

  /** Whether another image would only wait too long. */
  get isFull(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  /** A clean JPEG of the image. Rejects with `UnreadableImage`, or `server.busy` when the line is too long. */
  encode(bytes: Buffer, actions: PhotoActions, settings: ImageSettings): Promise<Buffer> {
    if (this.isFull || this.#isStopped) return Promise.reject(new DomainError('server.busy'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.push({ id: this.#lastId, bytes, actions, settings, resolve, reject });
      this.#next();
    });
  }

  /** Requests are drained by then; what is left here is idle or hopeless. */
  onApplicationShutdown(): void {
    this.#isStopped = true;
    for (const order of this.#waiting.splice(0)) order.reject(new DomainError('server.busy'));
    for (const child of [...this.#idle, ...this.#busy.keys()]) child.kill('SIGKILL');
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const child = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#start() : undefined);
    if (!child) return;
    const order = this.#waiting.shift() as Order;
    this.#busy.set(child, order);
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    const settle = (answer?: Answer, signal?: string | null): void => {
      clearTimeout(late);
      child.removeListener('message', answered).removeListener('exit', lost);
      this.#busy.delete(child);
      if (answer) this.#idle.push(child);
      if (answer && 'jpeg' in answer) order.resolve(Buffer.from(answer.jpeg));
      else
        order.reject(
          answer || signal ? new UnreadableImage(answer?.reason ?? `ended by ${signal}`) : new Error('A photo process did not start'),
        );
      this.#next();
    };
    const answered = (answer: Answer): void => settle(answer);
    const lost = (_code: number | null, signal: string | null): void => settle(undefined, signal);
    child.on('message', answered).on('exit', lost);
    const { id, bytes, actions, settings } = order;
    child.send({ id, bytes, actions, settings });
  }

  #start(): ChildProcess {
    const child = fork(MODULE, [], { serialization: 'advanced', execArgv: [] });
    child.unref();
    child.channel?.unref();
    child.on('error', (error) => this.#logger.warn(`A photo process failed: ${error.message}`));
    child.on('exit', (code, signal) => {
      const position = this.#idle.indexOf(child);
      if (position >= 0) this.#idle.splice(position, 1);
      if (!this.#isStopped) this.#logger.warn(`A photo process ended (${signal ?? code})`);
    });
    return child;
  }
}
