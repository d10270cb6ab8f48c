import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import type { KeptMember } from './as-kept';
import {
  addAuthorizations,
  addPeople,
  changePeople,
  dropGone,
  linkPeople,
  makeRoomForNumbers,
  makeRoomForPasses,
  matchPeople,
  saveMedia,
  saveProfiles,
  savePurchases,
} from './mirror.fragment';

/** Somebody as told, and who that is here. */
export interface Matched {
  readonly household: number;
  readonly place: number;
  readonly contactId: number;
  readonly isNew: boolean;
  /** The head of the household that the contact is in here; of somebody new the one that is told. */
  readonly headId: number;
}

const hold = sqlInTransaction<never>('pos.hold-mirror', 'select hold_households($1::bigint[])');
const match = sqlInTransaction<Matched>('pos.match-people', matchPeople);
const steps = [
  sqlInTransaction<never>('pos.make-room-for-numbers', makeRoomForNumbers),
  sqlInTransaction<never>('pos.add-people', addPeople),
  sqlInTransaction<never>('pos.change-people', changePeople),
  sqlInTransaction<never>('pos.link-people', linkPeople),
  sqlInTransaction<never>('pos.drop-gone', dropGone),
  sqlInTransaction<never>('pos.save-purchases', savePurchases),
  sqlInTransaction<never>('pos.make-room-for-passes', makeRoomForPasses),
  sqlInTransaction<never>('pos.save-media', saveMedia),
  sqlInTransaction<never>('pos.add-told-authorizations', addAuthorizations),
  sqlInTransaction<never>('pos.save-told-profiles', saveProfiles),
];

/** Makes our tables say what the point of sale behind the bridge says, inside a unit of work. What says the same already is not written. */
@Injectable()
export class MirrorQueries {
  constructor(private readonly database: Database) {}

  /**
   * `headId` is the head that the one household is known to have here, null where its numbers alone tell. Whoever is new to a known household
   * is looked for again when nobody else can add to it: a guest may just have done so.
   */
  async match(households: readonly (readonly KeptMember[])[], headId: number | null): Promise<Matched[]> {
    const told = households.flatMap((members, household) =>
      members.map(({ purchases: _, media: __, authorizations: ___, rentalProfile: ____, ...who }, place) => ({
        ...who,
        household,
        place,
      })),
    );
    const look = () => this.database.run(match, [JSON.stringify(told), headId]);
    const matched = await look();
    const added = new Set(matched.filter(({ isNew }) => isNew).map(({ contactId }) => contactId));
    if (!matched.some(({ isNew, headId: head }) => isNew && !added.has(head))) return matched;
    await this.hold(matched.map(({ headId: head }) => head));
    return look();
  }

  /** Other writers of these households wait, as we have waited for those that came before. */
  async hold(headIds: readonly number[]): Promise<void> {
    await this.database.run(hold, [[...new Set(headIds)]]);
  }

  /** Each with the id that `match` told; their households are held. */
  async save(people: readonly (KeptMember & Matched)[]): Promise<void> {
    const told = JSON.stringify(people);
    for (const step of steps) await this.database.run(step, [told]);
  }
}
