import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/http/domain-error';

const WINDOW_MS = 600_000;
const MOST_IN_WINDOW = 60;
const MOST_HOUSEHOLDS = 10_000;

/** How often a household may send photos, refused ones included, because reading them is what costs. Per process. */
@Injectable()
export class UploadRate {
  readonly #byHousehold = new Map<number, { count: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  /** Counts one upload; throws `photo.too_many` above the limit. */
  take(headContactId: number): void {
    const now = this.clock.now();
    const known = this.#byHousehold.get(headContactId);
    const window = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    if (window.count >= MOST_IN_WINDOW) throw new DomainError('photo.too_many');
    window.count += 1;
    this.#byHousehold.delete(headContactId);
    this.#byHousehold.set(headContactId, window);
    if (this.#byHousehold.size > MOST_HOUSEHOLDS) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const oldest = this.#byHousehold.keys().next();
    if (!oldest.done) this.#byHousehold.delete(oldest.value);
  }
}
