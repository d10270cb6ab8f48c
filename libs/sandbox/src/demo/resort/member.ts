import type { PurchaseKind, PurchaseStatus } from '@arrival/contracts';
import type { Sitter } from '../art/portrait';
import type { PosWaiverId } from '../content/waiver-texts';

/** Days before the day of seeding; 0 is that day itself. */
export type DaysAgo = number;

export interface DemoRental {
  savedDaysAgo: DaysAgo;
  /** Keys of the reference lists: age, ability, height, weight. */
  keys: [age: string, ability: string, height: string, weight: string];
  shoeSize: string;
  isGoofy?: true;
}

export interface DemoRegistration {
  savedDaysAgo: DaysAgo;
  primary: [name: string, phone: string];
  alternate: [name: string, phone: string];
  drugAllergy?: string;
  foodAllergy?: string;
  medication?: string;
  specialCondition?: string;
}

export interface DemoPurchase {
  productId: number;
  kind: PurchaseKind;
  status?: PurchaseStatus;
  /** Days from the day of seeding; empty = a season pass, which has no date. */
  inDays?: number;
}

export interface DemoMember {
  firstName: string;
  /** Empty: the head's. */
  lastName?: string;
  /** Years, and days since the last birthday (negative: days until the next one). The head's birth date comes from the sign-in. */
  age?: [years: number, daysSinceBirthday: number];
  phone?: string;
  photo?: Omit<Sitter, 'age'> & { takenDaysAgo: DaysAgo };
  rental?: DemoRental;
  registration?: DemoRegistration;
  signed?: { waivers: PosWaiverId[]; daysAgo: DaysAgo }[];
  /** Held in an earlier season: the day on which it ran out. */
  ranOut?: { waiver: PosWaiverId; endedDaysAgo: DaysAgo }[];
  purchases?: DemoPurchase[];
  media?: { productId: number; printedDaysAgo?: DaysAgo }[];
  /** Optional tasks that were skipped. */
  skippedTaskIds?: number[];
}

export interface DemoHousehold {
  /** The head's e-mail in people.ts. */
  email: string;
  head: Omit<DemoMember, 'firstName' | 'lastName' | 'age'>;
  members: DemoMember[];
}
