import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  size: number;
  text(): string;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/** One HTTP/1.1 connection that is kept open and carries one request at a time; it reads no more of an answer than it must. */
export class Connection {
  #received: Buffer[] = [];
  #size = 0;
  #head: { status: number; length: number; bodyAt: number } | undefined;
  #answered: ((answer: Answer) => void) | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (part) => this.#take(part));
    socket.on('close', () => this.#finish(0));
    socket.on('error', () => undefined);
  }

  static open(port: number): Promise<Connection> {
    return new Promise((opened, failed) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', failed);
      socket.once('connect', () => opened(new Connection(socket)));
    });
  }

  send(request: string | Buffer): Promise<Answer> {
    return new Promise((answered) => {
      this.#answered = answered;
      if (this.socket.destroyed) this.#finish(0);
      else this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #take(part: Buffer): void {
    this.#received.push(part);
    this.#size += part.length;
    const all = this.#received.length === 1 ? part : undefined;
    this.#head ??= readHead(all ?? Buffer.concat(this.#received));
    if (!this.#head) return;
    const { length, bodyAt, status } = this.#head;
    const isWhole =
      length >= 0 ? this.#size >= bodyAt + length : Buffer.concat(this.#received).subarray(-7).equals(CHUNKS_END);
    if (isWhole) this.#finish(status);
  }

  #finish(status: number): void {
    const answered = this.#answered;
    if (!answered) return;
    const parts = this.#received;
    const answer = { status, size: this.#size, text: () => Buffer.concat(parts).toString() };
    this.#answered = undefined;
    this.#received = [];
    this.#size = 0;
    this.#head = undefined;
    answered(answer);
  }
}

/** A length of −1 means chunks. */
function readHead(received: Buffer): { status: number; length: number; bodyAt: number } | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const isEmpty = status === 304 || status === 204;
  return { status, length: isEmpty ? 0 : length === undefined ? -1 : Number(length), bodyAt: end + HEAD_END.length };
}
