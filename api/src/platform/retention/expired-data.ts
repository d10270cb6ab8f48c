import type { RetentionClass } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';

/** Where the next batch goes on; whoever removes knows what it says. */
export type Place = readonly unknown[];

export interface Removal {
  readonly removed: number;
  /** Of what was removed. */
  readonly oldest: Date | null;
  /** Left out when there is nothing more. */
  readonly next?: Place;
}

/** Removes a bounded number of what was last saved before `keptFrom`, inside the caller's unit of work. */
export type RemoveExpired = (keptFrom: Date, place?: Place) => Promise<Removal>;

/** Who removes which class of data (D60); whoever keeps the data registers itself. */
@Injectable()
export class ExpiredData {
  readonly #byClass = new Map<RetentionClass, RemoveExpired>();

  register(retentionClass: RetentionClass, remove: RemoveExpired): void {
    this.#byClass.set(retentionClass, remove);
  }

  for(retentionClass: RetentionClass): RemoveExpired {
    const remove = this.#byClass.get(retentionClass);
    if (!remove) throw new Error(`Nobody removes ${retentionClass}`);
    return remove;
  }
}
