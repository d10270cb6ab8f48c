import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Clock } from '../../../platform/clock/clock';
import { derivedKeys } from '../../../platform/crypto/derived-keys';

const WINDOW_MS = 120_000;

/** The six digits that the account holder's phone shows: others every two minutes, and good for as long again. They are kept nowhere. */
@Injectable()
export class LinkCodes {
  readonly #keys: readonly Uint8Array[];

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.#keys = derivedKeys(config, 'signing link code');
  }

  current(linkId: string): { code: string; until: Date } {
    const window = this.#window();
    return { code: codeOf(this.#keys[0]!, linkId, window), until: new Date((window + 1) * WINDOW_MS) };
  }

  /** The window of the given code, when it is this one's or the last one's; both are compared, of every key, in constant time. */
  windowOf(linkId: string, code: string): number | undefined {
    const now = this.#window();
    const given = Buffer.from(code);
    const right = [now, now - 1].filter((window) => {
      const same = this.#keys.filter((key) => {
        const expected = Buffer.from(codeOf(key, linkId, window));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
      return same.length > 0;
    });
    return right[0];
  }

  #window(): number {
    return Math.floor(this.clock.now() / WINDOW_MS);
  }
}

function codeOf(key: Uint8Array, linkId: string, window: number): string {
  const mac = createHmac('sha256', key).update(`${linkId} ${window}`).digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
