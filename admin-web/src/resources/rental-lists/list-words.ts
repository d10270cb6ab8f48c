import { type RentalListName, rentalListNames } from '@arrival/contracts';

const words: Record<RentalListName, string> = {
  age: 'Age',
  ability: 'Skier type',
  height: 'Height',
  weight: 'Weight',
  shoeSize: 'Shoe size',
};

export const listWords = (list: RentalListName): string => words[list];
export const listChoices = rentalListNames.map((id) => ({ id, name: words[id] }));
