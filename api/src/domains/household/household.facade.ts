import { Injectable } from '@nestjs/common';
import { FamilyCodeQueries } from './family-code.queries';

/** What other domains may ask about a household's family code (D59). */
@Injectable()
export class HouseholdFacade {
  constructor(private readonly codes: FamilyCodeQueries) {}

  /** What the household shows at any counter. Throws `contact.unknown` when it was erased meanwhile, as `renewFamilyCode` does. */
  familyCode(headContactId: number): Promise<string> {
    return this.codes.find(headContactId);
  }

  /** The head of the household that shows this code; null when it is nobody's. */
  async headByFamilyCode(code: string): Promise<number | null> {
    return (await this.codes.findHead(code)) ?? null;
  }

  /** Inside the caller's unit of work: the household gets a new code, the old one is nobody's. */
  renewFamilyCode(headContactId: number): Promise<string> {
    return this.codes.renew(headContactId);
  }
}
