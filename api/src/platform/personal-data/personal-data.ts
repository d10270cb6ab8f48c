import { Injectable } from '@nestjs/common';

/** Whom a request is about: people who belong together, and with which accounts they sign in. */
export interface People {
  readonly headId: number;
  readonly ids: readonly number[];
  readonly accounts: readonly { readonly issuer: string; readonly subject: string }[];
  /** Names, addresses and numbers by which somebody may have looked for them. */
  readonly words: readonly string[];
}

export interface PersonalFile {
  /** In the archive: `photos/100001.jpg`. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** What one part of the product keeps of people (D61). */
export interface PersonalRecords {
  /** As the archive calls it. */
  readonly name: string;
  /** Everything that is stored, as JSON. */
  read?(people: People): Promise<unknown>;
  files?(people: People): Promise<PersonalFile[]>;
  /** Inside the caller's unit of work: nothing that tells of these people stays readable; a whole household, or one who is taken out of it. */
  erase?(people: Pick<People, 'ids'>): Promise<unknown>;
  /** The same of what belongs to whole households alone, by the id of the erasure. */
  eraseHousehold?(people: People, erasureId: string): Promise<unknown>;
  /** Erased after everything else, which refers to it. */
  readonly isLast?: boolean;
}

/** Who keeps what of people; whoever keeps something registers itself. */
@Injectable()
export class PersonalData {
  readonly #kept: PersonalRecords[] = [];

  register(records: PersonalRecords): void {
    this.#kept.push(records);
  }

  /** In the order in which they are erased. */
  get kept(): readonly PersonalRecords[] {
    return [...this.#kept].sort((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false));
  }
}
