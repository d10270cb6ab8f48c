import { shoeSizeMaxLength } from './constants';

/** A task type's switches for what its form asks. */
export interface GearSwitches {
  readonly enableShoeSize: boolean;
  readonly enableStance: boolean;
}

/** One thing that the rental shop asks; `example` is for the API's documentation. */
export type GearField = {
  /** The switch that it is asked by. */
  readonly askedBy: keyof GearSwitches;
  readonly isRequired?: true;
  readonly example: string | number;
} & (
  | { readonly kind: 'text'; readonly max: number }
  /** A whole number. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** The first counts where nothing was chosen. */
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * What the rental shop asks beside the four choices of the chart (D28), by the name under which it is kept. The one description of each:
 * answers, checks, what is on file, labels and the completion's statement follow from it (docs/how-to/rental-field.md).
 */
export const rentalGear = {
  shoeSize: { kind: 'text', max: shoeSizeMaxLength, askedBy: 'enableShoeSize', isRequired: true, example: '23.5' },
  /** Of boots that somebody brings, in millimetres: what the standard's chart has its columns by. Those of the shop it measures itself. */
  bootSoleMm: { kind: 'number', min: 180, max: 400, askedBy: 'enableShoeSize', example: 305 },
  goofy: { kind: 'choice', options: ['N', 'Y'], askedBy: 'enableStance', example: 'N' },
} as const satisfies Readonly<Record<string, GearField>>;

export type GearName = keyof typeof rentalGear;
type ValueOf<Field extends GearField> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'number' }
    ? number
    : string;
/** Null: not asked, or not told. */
export type Gear = { readonly [Name in GearName]: ValueOf<(typeof rentalGear)[Name]> | null };

const fields = Object.entries(rentalGear) as [GearName, GearField][];

/** Something for each of them, in their order. */
export function mapGear<Made>(make: (name: GearName, field: GearField) => Made): Record<GearName, Made> {
  const made = {} as Record<GearName, Made>;
  for (const [name, field] of fields) made[name] = make(name, field);
  return made;
}

/** For the API's documentation. */
export const gearExample = mapGear((_, { example }) => example) as Gear;
