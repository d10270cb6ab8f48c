import { availableParallelism } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DomainError } from '../../platform/calls/domain-error';
import { measureImages } from './image-metrics';
import { type ImageOrder, ImageProcess } from './image-process';

interface Waiting {
  readonly order: ImageOrder;
  readonly resolve: (jpeg: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** What lies in an image's file. */
export interface KeptImage {
  readonly hash: string;
  readonly byteSize: number;
}

/** One more than work at once: it waits for the disk meanwhile. */
const MOST_PROCESSES = 3;
const MOST_WAITING = 64;

/** Processes that re-encode one image at a time each; the rest waits in a short line (P10). */
@Injectable()
export class ImageProcesses implements OnApplicationShutdown {
  readonly #logger = new Logger(ImageProcesses.name);
  readonly #size = Math.min(MOST_PROCESSES, availableParallelism() + 1);
  readonly #all = new Set<ImageProcess>();
  readonly #idle: ImageProcess[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #measure: ReturnType<typeof measureImages>;
  #busy = 0;
  #isStopped = false;

  constructor(registry: Registry) {
    this.#measure = measureImages(registry, () => ({ waiting: this.#waiting.length, busy: this.#busy }));
  }

  /** Whether another image would only wait too long. */
  get isFull(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  /** A clean JPEG of the image. Rejects with `UnreadableImage`, or `server.busy` when the line is too long. */
  encode(order: ImageOrder): Promise<Buffer> {
    if (this.isFull || this.#isStopped) return Promise.reject(new DomainError('server.busy'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject });
      this.#next();
    });
  }

  /** The clean JPEG in a file of its own, safe from a crash; rejects as `encode` does, and with the trouble of the disk. */
  async encodeTo(path: string, order: ImageOrder): Promise<KeptImage> {
    return JSON.parse((await this.encode({ ...order, path })).toString()) as KeptImage;
  }

  /** Requests are drained by then; what is left here is idle or hopeless. */
  onApplicationShutdown(): void {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new DomainError('server.busy'));
    for (const process of this.#all) process.kill();
  }

  #next(): void {
    if (this.#busy >= this.#size) return;
    const first = this.#waiting.shift();
    if (!first) return;
    this.#busy += 1;
    const done = this.#measure();
    const encoded = this.#encode(first.order).finally(() => {
      done();
      this.#busy -= 1;
      this.#next();
    });
    encoded.then(first.resolve, first.reject);
  }

  async #encode(order: ImageOrder): Promise<Buffer> {
    const process = this.#idle.pop() ?? this.#start();
    try {
      return await process.encode(order);
    } finally {
      if (process.isAlive) this.#idle.push(process);
    }
  }

  #start(): ImageProcess {
    const process = new ImageProcess((how) => {
      this.#all.delete(process);
      const position = this.#idle.indexOf(process);
      if (position >= 0) this.#idle.splice(position, 1);
      if (!this.#isStopped) this.#logger.warn(`A photo process ended (${how})`);
    });
    this.#all.add(process);
    return process;
  }
}
