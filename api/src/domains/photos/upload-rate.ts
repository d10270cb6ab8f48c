import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import type { Limit } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';

/** How often a household may send photos within ten minutes, refused ones included, because reading them is what costs. */
@Injectable()
export class UploadRate {
  readonly #limit: Limit;

  constructor(limits: Limits) {
    this.#limit = limits.define({ name: 'photo-upload', points: 60, seconds: 600 });
  }

  /** Counts one upload; throws `photo.too_many` above the limit. */
  async take(headContactId: number): Promise<void> {
    const wait = await this.#limit.take(String(headContactId));
    if (wait > 0) throw new DomainError('photo.too_many', { retryAfterSeconds: wait });
  }
}
