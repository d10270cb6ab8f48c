import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { DomainError } from '../../platform/calls/domain-error';
import { PassingTrouble } from '../../platform/database/trouble';
import type { ImageKind } from './image-kind';
import type { PhotoActions } from './photo-actions';
import { type Picture, sizeOf } from './picture';

export interface ImageSettings {
  readonly size: number;
  readonly maxPixels: number;
  readonly quality: number;
}

export interface ImageOrder {
  readonly picture: Picture;
  readonly actions: PhotoActions;
  readonly settings: ImageSettings;
  /** The whole picture in this format, no larger than `size`; without it a square JPEG. */
  readonly format?: ImageKind;
  /** Where the image is to be written, safe from a crash; then the answer only says what lies there. */
  readonly path?: string;
}

/** An image that cannot be read, that is too much work, or that took its process down. */
export class UnreadableImage extends Error {}

export interface ImageLimits {
  /** Of CPU: a picture that takes more is at fault, however fast the machine is. */
  readonly mostWorkMs: number;
  /** On the clock: a process that gets no time on a full machine is not. */
  readonly longestMs: number;
}

const MODULE = join(__dirname, 'image-process.cjs');
const LIMITS: ImageLimits = { mostWorkMs: 8_000, longestMs: 25_000 };
const STARVED_RETRY_SECONDS = 10;
/** Lengths of the JSON and of the picture that follow. */
const ORDER_HEAD_BYTES = 8;
/** What came of it, and the length of the image or of the reason why there is none. */
const ANSWER_HEAD_BYTES = 5;
const UNREADABLE = 0;
const NOT_KEPT = 2;

/**
 * One process that re-encodes an image at a time. The picture goes to it by a pipe in the pieces it came in; the JPEG comes back
 * by the same, or is written by the process itself: messages between processes would copy each picture twice more.
 */
export class ImageProcess {
  readonly #child: ChildProcess;
  readonly #pipe: Socket;
  #isAlive = true;
  #received: Buffer[] = [];
  #settle: ((answer: Buffer | Error) => void) | undefined;

  constructor(
    ended: (how: string) => void,
    private readonly limits: ImageLimits = LIMITS,
  ) {
    const args = [MODULE, String(limits.mostWorkMs)];
    this.#child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
    const end = (how: string, error: Error): void => {
      this.#isAlive = false;
      this.#settle?.(error);
      ended(how);
    };
    this.#child.on('error', (error) => end(error.message, notStarted()));
    this.#child.on('exit', (code, signal) =>
      end(`${signal ?? code}`, signal ? new UnreadableImage(`ended by ${signal}`) : notStarted()),
    );
    const pipe = this.#child.stdio[3];
    if (!(pipe instanceof Socket)) throw notStarted();
    this.#pipe = pipe;
    // A broken pipe is followed by the end of the process, which says more.
    pipe.on('error', () => undefined).on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#child.unref();
    pipe.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * The clean image, or what was written to its path; only when the one before is answered. Rejects with `UnreadableImage`, `server.busy`
   * when it could not work, or the trouble of the disk.
   */
  encode({ picture, ...rest }: ImageOrder): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#giveUp(), this.limits.longestMs);
      this.#settle = (answer) => {
        this.#settle = undefined;
        clearTimeout(late);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      const json = Buffer.from(JSON.stringify(rest));
      const head = Buffer.alloc(ORDER_HEAD_BYTES);
      head.writeUInt32LE(json.length, 0);
      head.writeUInt32LE(sizeOf(picture), 4);
      this.#pipe.cork();
      for (const piece of [head, json, ...picture]) this.#pipe.write(piece);
      this.#pipe.uncork();
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Too late, and not by the picture's fault: one that is too much work ends its process before. */
  #giveUp(): void {
    this.#isAlive = false;
    this.#settle?.(new DomainError('server.busy', { retryAfterSeconds: STARVED_RETRY_SECONDS }));
    this.kill();
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    const bytes = Buffer.concat(this.#received);
    if (bytes.length < ANSWER_HEAD_BYTES || bytes.length < ANSWER_HEAD_BYTES + bytes.readUInt32LE(1)) return;
    this.#received = [];
    const content = bytes.subarray(ANSWER_HEAD_BYTES);
    this.#settle?.(outcome(bytes[0], content));
  }
}

function outcome(kind: number | undefined, content: Buffer): Buffer | Error {
  if (kind === UNREADABLE) return new UnreadableImage(content.toString());
  return kind === NOT_KEPT ? new PassingTrouble(`The folder of files: ${content}`) : content;
}

const notStarted = () => new Error('A photo process did not start');
