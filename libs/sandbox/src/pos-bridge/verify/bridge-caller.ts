import type { BridgeEffect } from '@arrival/contracts';
import type { z } from 'zod';

export interface Said {
  readonly status: number;
  readonly body: unknown;
}

export interface CallerOptions {
  readonly url: string;
  readonly token: string;
  /** As long as Arrival waits. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 3_000;

/** Calls a bridge as Arrival does. Throws a sentence for whoever builds the bridge. */
export class BridgeCaller {
  readonly #url: string;
  readonly #patienceMs: number;

  constructor(private readonly options: CallerOptions) {
    this.#url = options.url.replace(/\/+$/, '');
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
  }

  async call(method: string, path: string, body?: unknown, token = this.options.token): Promise<Said> {
    const what = `${method} ${path}`;
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(this.#patienceMs),
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new Error(`${what} has no answer: ${whyOf(error, this.#patienceMs)}`);
    });
    const text = await response.text().catch((error: Error) => {
      throw new Error(`${what} broke off: ${whyOf(error, this.#patienceMs)}`);
    });
    return { status: response.status, body: jsonOf(text, `${what} answered ${response.status}`) };
  }

  /** The answer of a successful call, read by the contract. */
  async read<Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: unknown) {
    const said = await this.call(method, path, body);
    if (said.status !== 200) throw new Error(`${method} ${path} answered ${said.status}, not 200`);
    return read(schema, said.body, `${method} ${path}`);
  }

  put(key: string, effect: BridgeEffect): Promise<Said> {
    return this.call('PUT', `/v1/effects/${key}`, effect);
  }

  /** Sends and hangs up before the answer: whether it was applied is unknown. */
  async putAndLeave(key: string, effect: BridgeEffect): Promise<void> {
    await fetch(`${this.#url}/v1/effects/${key}`, {
      method: 'PUT',
      signal: AbortSignal.timeout(5),
      headers: { authorization: `Bearer ${this.options.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(effect),
    }).catch(() => undefined);
  }
}

/** What a body is by the contract, or a sentence that says where it is not. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `${what} answers otherwise than the contract at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`,
  );
}

function whyOf(error: Error, patienceMs: number): string {
  if (error.name === 'TimeoutError') return `not within ${patienceMs / 1000} s`;
  return (error.cause as Error | undefined)?.message ?? error.message;
}

function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} without JSON`);
  }
}
