export type ReferenceList = 'age' | 'ability' | 'height' | 'weight' | 'shoeSize';

export interface ReferenceEntry {
  listKey: string;
  listDescription: string;
  /** Row of the point of sale's table; −1 = kept for old profiles, not offered any more (D28). */
  dinLookupValue: number;
}

const entry = (listKey: string, listDescription: string, dinLookupValue: number): ReferenceEntry => ({
  listKey,
  listDescription,
  dinLookupValue,
});

/** Skier types with the short definitions of the industry's standard. */
const ability = [
  entry('I-', 'Type I− · wants settings lower than Type I', 0),
  entry('I', 'Type I · cautious on smooth, gentle to moderate slopes; new skiers', 1),
  entry('II', 'Type II · moderate: neither Type I nor Type III', 2),
  entry('III', 'Type III · fast on moderate to steep slopes', 3),
  entry('III+', 'Type III+ · wants settings higher than Type III', 4),
  entry('N', 'Not sure (old answer, now Type I)', -1),
];

const age = [
  entry('A09', '9 and under', 1),
  entry('A10', '10 to 49', 2),
  entry('A50', '50 and over', 3),
  entry('A00', 'Not stated (old answer)', -1),
];

/** Bands of the industry chart: the first height band shares its row with the eighth weight band. */
const height = [
  entry('H', `4'10" and under`, 8),
  entry('I', `4'11" – 5'1"`, 9),
  entry('J', `5'2" – 5'5"`, 10),
  entry('K', `5'6" – 5'10"`, 11),
  entry('L', `5'11" – 6'4"`, 12),
  entry('M', `6'5" and over`, 13),
  entry('X', 'Measured at the counter (old answer)', -1),
];

const weightFloors = [30, 39, 48, 57, 67, 79, 92, 108, 126, 148, 175, 210];
const weight = [
  entry('A', '29 lb and under', 1),
  ...weightFloors
    .slice(0, -1)
    .map((floor, index) => entry('BCDEFGHIJKL'.charAt(index), `${floor}–${(weightFloors[index + 1] as number) - 1} lb`, index + 2)),
  entry('M', '210 lb and over', 13),
  entry('X', 'Weighed at the counter (old answer)', -1),
];

/** Mondopoint in half centimetres; the label says what a guest reads inside a shoe. */
const shoeSize = [
  ...Array.from({ length: 34 }, (_, index) => {
    const mondo = 15 + index / 2;
    return entry(mondo.toFixed(1), `${shoeLabel(mondo)} · ${mondo.toFixed(1)} cm`, index);
  }),
  entry('other', 'Own boots (old answer)', -1),
];

function shoeLabel(mondo: number): string {
  if (mondo < 20) return `Kids ${8 + (mondo - 15) * 1.2 > 13.5 ? 13.5 : Math.round((8 + (mondo - 15) * 1.2) * 2) / 2}`;
  if (mondo < 22) return `Youth ${mondo - 19}`;
  return `Men ${mondo - 18} / Women ${mondo - 17}`;
}

export const REFERENCE_LISTS: Record<ReferenceList, ReferenceEntry[]> = { age, ability, height, weight, shoeSize };
