import { type GearName, rentalGear } from '@arrival/contracts';

/** What is typed follows the other numbers; what is chosen has its own place. */
export type Are = 'typed' | 'chosen';

export const gearNames = (are: Are): GearName[] =>
  (Object.keys(rentalGear) as GearName[]).filter((name) => (rentalGear[name].kind === 'choice') === (are === 'chosen'));

/** The fields as they stand on the page. */
export const fieldOrder = [
  'selectedHeight',
  'selectedWeight',
  ...gearNames('typed'),
  'selectedAbility',
  'selectedAge',
  ...gearNames('chosen'),
] as const;
