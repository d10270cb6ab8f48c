import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { Outbox } from '../../../platform/jobs/outbox';
import { type People, PersonalData } from '../../../platform/personal-data/personal-data';
import { storedFiles } from '../../../platform/personal-data/stored-files';
import { ExpiredData, type Removal } from '../../../platform/retention/expired-data';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import { discardCopy } from '../jobs/discard-copy.job';

interface CopyOfPeople {
  readonly signatureId: string;
  readonly storageKey: string;
  readonly madeAt: Date;
}

const AT_ONCE = 500;
const ofPeople = 'head_contact_id = any($1) or contact_id = any($1) or signer_contact_id = any($1)';

const list = sql<CopyOfPeople>(
  'evidence.list-copies-of-people',
  `select signature_id as "signatureId", storage_key as "storageKey", made_at as "madeAt" from waiver_copy where ${ofPeople} order by made_at, signature_id`,
);

const remove = sqlInTransaction<{ storageKey: string }>(
  'evidence.remove-copies-of-people',
  `delete from waiver_copy where ${ofPeople} returning storage_key as "storageKey"`,
);

const removeLeft = sqlInTransaction<{ storageKey: string }>(
  'evidence.remove-left-copies',
  `delete from waiver_copy where signature_id in (
  select signature_id from waiver_copy c where not exists (select from signature s where s.id = c.signature_id) limit ${AT_ONCE})
returning storage_key as "storageKey"`,
);

const pathOf = ({ signatureId }: CopyOfPeople): string => `copies/${signatureId}.pdf`;

/** Copies go with their signatures (D60, D61); their files go by jobs that are committed with the rows. */
@Injectable()
export class CopiesOfPeople {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(STORAGE) storage: Storage,
    personal: PersonalData,
    expired: ExpiredData,
  ) {
    personal.register({
      name: 'waiverCopies',
      read: async (people) =>
        (await this.#list(people)).map((copy) => ({
          signatureId: copy.signatureId,
          file: pathOf(copy),
          madeAtUtc: copy.madeAt,
        })),
      files: async (people) => storedFiles(storage, await this.#list(people), pathOf),
      erase: async ({ ids }) => this.#discard(await database.run(remove, [ids])),
    });
    expired.register('signatures', () => this.#removeLeft());
  }

  #list({ ids }: People): Promise<CopyOfPeople[]> {
    return this.database.run(list, [ids]);
  }

  /** They are parts of what has been removed already, so they count for nothing. */
  async #removeLeft(): Promise<Removal> {
    const gone = await this.database.run(removeLeft);
    await this.#discard(gone);
    return { removed: 0, oldest: null, ...(gone.length === AT_ONCE && { next: [] }) };
  }

  async #discard(gone: readonly { readonly storageKey: string }[]): Promise<void> {
    for (const { storageKey } of gone) await this.outbox.add(discardCopy, { storageKey });
  }
}
