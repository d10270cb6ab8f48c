import { Injectable } from '@nestjs/common';
import { FieldCipher, type Sealed } from '../../platform/crypto/field-cipher';
import { sealedColumn } from '../../platform/crypto/sealed-column';
import { newWebhookSecret } from '../../platform/crypto/webhook-signature';
import { Database } from '../../platform/database/database';
import { sqlInTransaction } from '../../platform/database/statement';

export const webhookSecretColumn = sealedColumn({
  table: 'webhook_secret',
  words: ['webhook secret', 'webhook secrets'],
  primaryKey: [
    ['endpoint_id', 'integer'],
    ['number', 'integer'],
  ],
});

/** As it stands in the table. */
export interface SealedSecret extends Sealed {
  readonly number: number;
}

/** $1 the endpoint: its earlier secrets sign for another day. Answers the number of the next one. */
const endEarlier = sqlInTransaction<{ next: number }>(
  'webhooks.end-secrets',
  `with ended as (
  update webhook_secret set ends_at = least(ends_at, now() + interval '1 day') where endpoint_id = $1 returning number
)
select coalesce(max(number), 0) + 1 as next from ended`,
);

const insert = sqlInTransaction<never>(
  'webhooks.insert-secret',
  'insert into webhook_secret (endpoint_id, number, key_id, sealed) values ($1, $2, $3, $4)',
);

const placeOf = (endpointId: number, number: number) => ({
  table: webhookSecretColumn.table,
  column: webhookSecretColumn.column,
  row: webhookSecretColumn.row([String(endpointId), String(number)]),
});

/** What our messages are signed with: sealed at rest, readable once. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly database: Database,
  ) {}

  /** Inside the unit of work of the change. The one before goes on signing for a day. */
  async create(endpointId: number): Promise<string> {
    const number = (await this.database.first(endEarlier, [endpointId]))!.next;
    const secret = newWebhookSecret();
    const { keyId, sealed } = this.cipher.seal(secret, placeOf(endpointId, number));
    await this.database.run(insert, [endpointId, number, keyId, sealed]);
    return secret;
  }

  /** Throws `CannotOpen`. */
  open(endpointId: number, { number, keyId, sealed }: SealedSecret): string {
    return this.cipher.open({ keyId, sealed }, placeOf(endpointId, number));
  }
}
