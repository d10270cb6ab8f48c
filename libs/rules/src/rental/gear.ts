import {
  type FieldProblem,
  type Gear,
  type GearAnswers,
  type GearField,
  type GearName,
  type GearSwitches,
  mapGear,
  rentalGear,
} from '@arrival/contracts';

type Given = Partial<Record<GearName, string | number | null>>;

/** What is on file for the gear, out of whatever holds it by its names. */
export const gearOf = (kept: Given | undefined): Gear => mapGear((name) => kept?.[name] ?? null) as Gear;

/** What guests answer, by the names under which it is kept. */
export const gearIn = ({ selectedGoofy = null, ...answers }: Partial<GearAnswers>): Gear =>
  gearOf({ ...answers, shoeSize: answers.shoeSize || answers.selectedShoeSize || null, goofy: selectedGoofy });

const sameNames = (Object.keys(rentalGear) as GearName[]).filter((name) => name !== 'goofy');

/** The reverse: as the specification calls it (spec §3). By a loop, because a grouping asks it of everybody and V8 copies rests of objects slowly. */
export function gearAnswers(gear: Gear): GearAnswers {
  const answers: Record<string, unknown> = {};
  for (const name of sameNames) answers[name] = gear[name];
  answers.selectedShoeSize = gear.shoeSize;
  answers.selectedGoofy = gear.goofy;
  return answers as GearAnswers;
}

/** What is kept of it: nothing that the task type does not ask. */
export const askedGear = (gear: Gear, type: GearSwitches): Gear =>
  mapGear((name, field) => (type[field.askedBy] ? (gear[name] ?? standIn(field)) : null)) as Gear;

const standIn = (field: GearField): string | null => (field.kind === 'choice' ? (field.options[0] ?? null) : null);

/** The text of a form, empty = not told, as the values that are sent. */
export const typedGear = (texts: Readonly<Record<GearName, string>>): Gear =>
  gearOf(
    mapGear((name, { kind }) => {
      const text = texts[name].trim();
      return text === '' ? null : kind === 'number' ? Number(text) : text;
    }),
  );

/** What is wrong with a value, as it was typed or sent; it is asked for. */
export function gearProblem(value: string | number | null | undefined, field: GearField): FieldProblem | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return field.isRequired && { code: 'required' };
  if (field.kind === 'text')
    return text.length > field.max ? { code: 'tooLong', params: { max: field.max } } : undefined;
  if (field.kind === 'choice') return field.options.includes(text) ? undefined : { code: 'notOffered' };
  const { min, max } = field;
  const isInside = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isInside ? undefined : { code: 'notBetween', params: { min, max } };
}

/** What is wrong with what `type` asks for; what it does not ask for is right as it is. */
export const gearProblems = (given: Given, type: GearSwitches): Readonly<Record<GearName, FieldProblem | undefined>> =>
  mapGear((name, field) => (type[field.askedBy] ? gearProblem(given[name], field) : undefined));

/** What a label says: all that was told, and of what `type` asks also what was needed and is missing. */
export const labelledGear = (gear: Gear, type?: GearSwitches): GearName[] =>
  (Object.keys(rentalGear) as GearName[]).filter((name) => {
    const field: GearField = rentalGear[name];
    return type ? type[field.askedBy] && (field.isRequired || gear[name] !== null) : gear[name] !== null;
  });
