import type { People } from '../../platform/personal-data/personal-data';

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

  /** Inside the caller's unit of work: everybody of a household has another pick-up code, and the codes so far are nobody's (D30). */
  abstract renewPickupCodes(headContactId: number): Promise<void>;
}
