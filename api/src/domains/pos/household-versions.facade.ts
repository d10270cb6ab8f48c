import { Injectable } from '@nestjs/common';
import { PosQueries } from './built-in/pos.queries';

/** Whether a household that is known here has changed. */
@Injectable()
export class HouseholdVersions {
  constructor(private readonly queries: PosQueries) {}

  /** Of the household that a contact heads or belongs to. Reads nothing else of it, and waits for nobody outside. */
  find(contactId: number): Promise<number | null> {
    return this.queries.findVersionOf(contactId);
  }
}
