import { z } from 'zod';
import { type Gear, type GearField, type GearName, mapGear } from './rental-gear';
import { lineText } from './text';

function schemaOf(field: GearField): z.ZodType {
  if (field.kind === 'text') return lineText(field.max);
  return field.kind === 'choice' ? z.enum(field.options) : z.number().int().min(field.min).max(field.max);
}

/** As it is kept and shown. */
const gearShape = mapGear((_, field) => schemaOf(field).nullable()) as {
  [Name in GearName]: z.ZodType<Gear[Name]>;
};

const { goofy, ...others } = gearShape;
/** As guests answer it: the specification calls the stance `selectedGoofy` and has the shoe size twice (spec §3). */
export const gearAnswersShape = { ...others, selectedShoeSize: others.shoeSize, selectedGoofy: goofy };
const gearAnswersSchema = z.object(gearAnswersShape);
export type GearAnswers = z.infer<typeof gearAnswersSchema>;
/** The same in a request, where each may be left out. */
export const gearRequestShape = gearAnswersSchema.partial().shape;

/** The four choices and the gear in words, as labels say them. */
export const rentalLabelShape = {
  age: z.string(),
  /** The skier type as the list says it, and its key there: `II`. */
  ability: z.string(),
  abilityKey: z.string(),
  /** In feet and pounds, and in metric units, as the lists print them (D56). */
  height: z.string(),
  heightMetric: z.string(),
  weight: z.string(),
  weightMetric: z.string(),
  ...gearShape,
};
