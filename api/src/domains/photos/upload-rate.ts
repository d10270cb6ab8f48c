import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import type { Limit } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';

/** Each is in memory while it comes in, 20 MB at most, and a phone sends one after the other. */
const MOST_AT_ONCE = 4;
const AT_ONCE_RETRY_SECONDS = 2;

/** How many photos a household may send, at once and within ten minutes, refused ones included, because reading them is what costs. */
@Injectable()
export class UploadRate {
  readonly #limit: Limit;
  readonly #underWay = new Map<number, number>();

  constructor(limits: Limits) {
    this.#limit = limits.define({ name: 'photo-upload', points: 60, seconds: 600 });
  }

  /** Counts one upload, which is under way until what it answers is called; throws `photo.too_many` above a limit. */
  async take(headContactId: number): Promise<() => void> {
    if ((this.#underWay.get(headContactId) ?? 0) >= MOST_AT_ONCE) throw tooMany(AT_ONCE_RETRY_SECONDS);
    this.#count(headContactId, 1);
    const leave = () => this.#count(headContactId, -1);
    try {
      const wait = await this.#limit.take(String(headContactId));
      if (wait > 0) throw tooMany(wait);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  #count(headContactId: number, change: 1 | -1): void {
    const underWay = (this.#underWay.get(headContactId) ?? 0) + change;
    if (underWay > 0) this.#underWay.set(headContactId, underWay);
    else this.#underWay.delete(headContactId);
  }
}

const tooMany = (retryAfterSeconds: number) => new DomainError('photo.too_many', { retryAfterSeconds });
