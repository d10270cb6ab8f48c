import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Pool } from 'undici';
import type { allowedLookup } from './allowed-lookup';

export interface PartnerOptions {
  /** What it has behind a question mark goes with each call. */
  readonly url: string;
  /** Sent as a bearer token; whoever has none signs each call. */
  readonly token?: string;
  /** Where its name may lead to; anywhere when left out. */
  readonly lookup?: ReturnType<typeof allowedLookup>;
  /** Of one try; a call with all its tries takes half a second more at most. */
  readonly timeoutMs: number;
  /** So long nothing is called after several failures in a row. */
  readonly askAgainMs: number;
}

export interface PartnerCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** After the partner's own path, from a slash on; empty for that itself. */
  readonly path: string;
  readonly body?: unknown;
  /** What is sent instead, and wanted back, where that is no JSON. */
  readonly plain?: { readonly sent: Uint8Array; readonly type: string; readonly wanted: string };
  /** Headers for the very bytes that are sent, made anew for each try. */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
  /** Tries together; whatever is called here does no harm twice. */
  readonly tries?: number;
}

export interface PartnerAnswer {
  readonly status: number;
  /** Read as JSON; of a `plain` call the bytes. */
  readonly body: unknown;
}

/** `open`: it was not called, because it failed before; `full`: too many calls wait for it already. */
export type AwayReason = 'late' | 'silent' | 'unreadable' | 'status' | 'open' | 'full';

/** The partner is away for now: it did not answer, or answered that it cannot. Whether the call was done is unknown. */
export class PartnerAway extends Error {
  constructor(
    readonly reason: AwayReason,
    message: string,
    /** Of `status` alone. */
    readonly status?: number,
  ) {
    super(message);
  }
}

const AT_ONCE = 8;
const WAITING = 200;
const FAILURES_IN_A_ROW = 5;
const CONNECT_MS = 1_000;
const BESIDE_A_TRY_MS = 500;
const LARGEST_BYTES = 16_000_000;

const isAway = (error: Error): boolean => error instanceof PartnerAway;
/** A redirect too: no answer of the partner's own, but of what stands before it, which sends people to a page meanwhile. */
const isCannot = (status: number): boolean => status >= 500 || status === 429 || (status >= 300 && status < 400);

/**
 * Calls to one partner of the operator's, by an address of the configuration: eight at once at most, each try bounded, tries again with jitter, and
 * none at all for a while after five failures in a row (D27, Q2). What it answers below 500 is its word, and no failure.
 */
export class PartnerClient {
  readonly #pool: Pool;
  readonly #prefix: string;
  readonly #query: string;
  readonly #breaker;
  #openedAt = Number.NEGATIVE_INFINITY;
  readonly #lane = bulkhead(AT_ONCE, WAITING);

  constructor(private readonly options: PartnerOptions) {
    const { origin, pathname, search } = new URL(options.url);
    const { timeoutMs, askAgainMs } = options;
    const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, maxResponseSize: LARGEST_BYTES };
    this.#pool = new Pool(origin, {
      connections: AT_ONCE,
      connect: { timeout: CONNECT_MS, ...(options.lookup && { lookup: options.lookup }) },
      allowH2: false,
      ...limits,
    });
    this.#prefix = pathname.replace(/\/+$/, '');
    this.#query = search;
    const breaker = new ConsecutiveBreaker(FAILURES_IN_A_ROW);
    this.#breaker = circuitBreaker(handleWhen(isAway), { halfOpenAfter: askAgainMs, breaker });
    this.#breaker.onBreak(() => {
      this.#openedAt = performance.now();
    });
  }

  /** Whether calls are refused at once. The breaker itself says so until somebody calls: after the pause one is worth it. */
  get isOpen(): boolean {
    const isPause = performance.now() - this.#openedAt < this.options.askAgainMs;
    return isPause && this.#breaker.state === CircuitState.Open;
  }

  /** Throws `PartnerAway`, and the reason of `stop` when it says so. */
  async call({ tries = 1, ...call }: PartnerCall, stop?: AbortSignal): Promise<PartnerAnswer> {
    const whole = timeout(this.options.timeoutMs + BESIDE_A_TRY_MS, TimeoutStrategy.Aggressive);
    const backoff = new ExponentialBackoff({ initialDelay: 50, maxDelay: 400 });
    const again = retry(handleWhen(isAway), { maxAttempts: tries - 1, backoff });
    try {
      const policy = wrap(whole, this.#lane, again, this.#breaker);
      return await policy.execute(({ signal }) => this.#try(call, signal), stop);
    } catch (error) {
      stop?.throwIfAborted();
      throw awayOf(error as Error);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #pathOf({ path }: PartnerCall): string {
    const whole = `${this.#prefix}${path}`.replace(/^(?!\/)/, '/');
    return whole + (whole.includes('?') ? this.#query.replace('?', '&') : this.#query);
  }

  async #try(call: PartnerCall, signal: AbortSignal): Promise<PartnerAnswer> {
    const late = AbortSignal.timeout(this.options.timeoutMs);
    try {
      const answer = await this.#pool.request({
        method: call.method,
        path: this.#pathOf(call),
        ...sentOf(call, this.options.token),
        signal: AbortSignal.any([signal, late]),
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      if (isCannot(answer.statusCode))
        throw new PartnerAway('status', `It answered ${answer.statusCode}`, answer.statusCode);
      return { status: answer.statusCode, body: call.plain ? bytes : jsonOf(bytes.toString('utf8')) };
    } catch (error) {
      if (signal.aborted || error instanceof PartnerAway) throw error;
      throw late.aborted ? tooLate() : silent(error as Error & { code?: string });
    }
  }
}

function sentOf({ body, plain, sign }: PartnerCall, token: string | undefined) {
  const authorization = token !== undefined && { authorization: `Bearer ${token}` };
  if (plain)
    return { headers: { accept: plain.wanted, 'content-type': plain.type, ...authorization }, body: plain.sent };
  const sent = body === undefined ? '' : JSON.stringify(body);
  const type = body !== undefined && { 'content-type': 'application/json' };
  return {
    headers: { accept: 'application/json', ...authorization, ...type, ...sign?.(sent) },
    body: body === undefined ? null : sent,
  };
}

const tooLate = () => new PartnerAway('late', 'It did not answer in time');

function silent({ code, message }: Error & { code?: string }): PartnerAway {
  return /TIMEOUT/.test(code ?? '') ? tooLate() : new PartnerAway('silent', code ?? message);
}

function awayOf(error: Error): Error {
  if (error instanceof BrokenCircuitError) return new PartnerAway('open', 'It failed before and is left alone');
  if (error instanceof BulkheadRejectedError) return new PartnerAway('full', 'Too many calls wait for it');
  return error instanceof TaskCancelledError ? tooLate() : error;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PartnerAway('unreadable', 'It answered without JSON');
  }
}
