export interface CollectionWords {
  /** What its items are for. */
  readonly about: string;
  readonly name: string;
  readonly value: string;
}

/** The two collections of the Pass Checker by id: what their items mean (D38). */
export const passCheckerWords: Readonly<Record<number, CollectionWords>> = {
  1: {
    about: 'The lifts that guests choose from when they check a pass. Without any, the location of the general settings is asked about.',
    name: 'The lift as guests know it',
    value: 'Its code in the point of sale',
  },
  2: {
    about: 'What guests read when a pass is not valid. A reason that is not here is shown as the point of sale gives it.',
    name: 'The reason as the point of sale gives it',
    value: 'What guests read instead',
  },
};
