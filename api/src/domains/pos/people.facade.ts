import type { People } from '../../platform/personal-data/personal-data';
import type { MemberName, NewMember } from './pos.facade';

/** As a member is kept. */
export type Person = Omit<NewMember, 'dateOfBirth'> & { readonly dateOfBirth: string | null };

/** Whom a request about a household's data is about (D61). */
export abstract class PosPeople {
  /**
   * Inside the caller's unit of work: everybody of the household that a contact heads or belongs to, and when its head was made. Other writers of
   * the household wait. Null when nobody has this id.
   */
  abstract lock(contactId: number): Promise<(People & { readonly headCreatedAt: string }) | null>;

  /**
   * Inside the caller's unit of work: a member of this household whose birth date nobody has told has this one from now on. False when there is no
   * such member.
   */
  abstract giveBirthDate(headContactId: number, contactId: number, dateOfBirth: string): Promise<boolean>;

  /**
   * Inside the caller's unit of work, which has locked the household: what a member is called from now on, how they are reached, when they were born.
   * Somebody else of the household with this name and birth date is answered, and nothing changed (D3).
   */
  abstract correct(headContactId: number, contactId: number, person: Person): Promise<MemberName | null>;

  /** Inside the caller's unit of work: everybody of a household has another pick-up code, and the codes so far are nobody's (D30). */
  abstract renewPickupCodes(headContactId: number): Promise<void>;
}
