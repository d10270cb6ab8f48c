import { type RentalListName, rentalListNames } from '@arrival/contracts';
import { say } from '../../words/say';

export const listWords = (list: RentalListName): string => say(`shared.rentalLists.${list}`);
export const listChoices = () => rentalListNames.map((id) => ({ id, name: listWords(id) }));
