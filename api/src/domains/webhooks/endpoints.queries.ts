import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

const areAny = sql<{ areAny: boolean }>('webhooks.are-any', 'select exists (select from webhook_endpoint) as "areAny"');

/** Addresses as the worker sees them. */
@Injectable()
export class EndpointsQueries {
  constructor(private readonly database: Database) {}

  async areAny(): Promise<boolean> {
    return (await this.database.first(areAny))?.areAny === true;
  }
}
