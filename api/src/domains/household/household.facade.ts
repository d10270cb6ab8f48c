import type { CorrectMember } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { FamilyCodeQueries } from './family-code.queries';
import { type Corrected, MemberCorrections } from './member-corrections';

/** What other domains may ask of households: their family code (D59), and to put a member right (D71). */
@Injectable()
export class HouseholdFacade {
  constructor(
    private readonly codes: FamilyCodeQueries,
    private readonly corrections: MemberCorrections,
  ) {}

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

  /**
   * Inside the caller's unit of work: a member as they should have been told; null when nothing differs. Throws `contact.unknown`,
   * `request.invalid` for a day to come, `household.duplicate_member`.
   */
  correctMember(contactId: number, told: CorrectMember): Promise<Corrected | null> {
    return this.corrections.correct(contactId, told);
  }
}
