import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type GuestEffect, HandOver } from '../hand-over.facade';
import { HandOversQueries } from './hand-overs.queries';
import { KeptEffects } from './kept-effects';

/** What guests do waits in rows of ours until the bridge confirms it. */
@Injectable()
export class BridgeHandOver extends HandOver {
  constructor(
    private readonly queries: HandOversQueries,
    private readonly kept: KeptEffects,
  ) {
    super();
  }

  rowsOf(effects: readonly GuestEffect[]): string | null {
    return effects.length === 0 ? null : JSON.stringify(effects.map((effect) => this.kept.keep(effect)));
  }

  async addContact(contactId: number): Promise<void> {
    const row = { key: randomUUID(), contactId, kind: 'contact', data: {}, keyId: null, sealed: null };
    await this.queries.add(JSON.stringify([row]));
  }
}
