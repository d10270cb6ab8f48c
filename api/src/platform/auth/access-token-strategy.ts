import type { FastifyRequest } from 'fastify';
import type { JwtHeader } from 'jsonwebtoken';
import { type SecretOrKeyProvider, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';

export interface CompleteToken {
  readonly header: JwtHeader;
  readonly payload: Record<string, unknown>;
}

type Options = Pick<StrategyOptionsWithoutRequest, 'issuer' | 'audience' | 'algorithms' | 'jsonWebTokenOptions'> & {
  readonly secretOrKeyProvider: SecretOrKeyProvider;
};

interface Outcome {
  success(token: CompleteToken): void;
  fail(reason: unknown): void;
  error(reason: unknown): void;
}

/**
 * passport-jwt without passport's process-wide registry: two applications in one process (tests) may trust two providers.
 * The strategy checks signature, algorithm, issuer, audience, `exp` and `nbf`.
 */
export class AccessTokenStrategy {
  readonly #strategy: Strategy;

  constructor(options: Options) {
    this.#strategy = new Strategy(
      {
        ...options,
        jwtFromRequest: (request) => (request as unknown as { token: string }).token,
        jsonWebTokenOptions: { ...options.jsonWebTokenOptions, complete: true },
      } as StrategyOptionsWithoutRequest,
      (token: CompleteToken, done: (error: null, user: CompleteToken) => void) => done(null, token),
    );
  }

  /** Resolves with the verified token; rejects with the reason it was refused. */
  verify(token: string): Promise<CompleteToken> {
    return new Promise((resolve, reject) => {
      const outcome: Outcome = { success: resolve, fail: reject, error: reject };
      const attempt = Object.assign(Object.create(this.#strategy) as Strategy & Outcome, outcome);
      attempt.authenticate({ token } as unknown as Parameters<Strategy['authenticate']>[0] & FastifyRequest);
    });
  }
}
