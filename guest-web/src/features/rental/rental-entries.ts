import type { ReferenceItem, RentalAnswers, RentalProfile } from '@arrival/contracts';
import { listText, type UnitSystem } from '@arrival/rules';
import type { LabelEntry } from '../../lib/checkin/label-list';
import { wordedChoice } from './choices';

type Answers = RentalAnswers | RentalProfile;

/** Answers as they read on the label of the boots, by the lists of the profile they belong to. */
export function rentalEntries(profile: RentalProfile, answers: Answers, units: UnitSystem): LabelEntry[] {
  const find = (items: readonly ReferenceItem[], key: string | null | undefined) => items.find((item) => item.listKey === key);
  const ability = find(profile.abilityRefs, answers.selectedAbility);
  const height = find(profile.heightRefs, answers.selectedHeight);
  const weight = find(profile.weightRefs, answers.selectedWeight);
  const entries: LabelEntry[] = [
    { term: 'Skier type', value: ability ? wordedChoice(ability).label : '–' },
    { term: 'Age', value: find(profile.ageRefs, answers.selectedAge)?.listDescription ?? '–' },
    { term: 'Height', value: height ? listText(height, units) : '–' },
    { term: 'Weight', value: weight ? listText(weight, units) : '–' },
  ];
  if (profile.enableShoeSize) entries.push({ term: 'Shoe size', value: answers.shoeSize || '–' });
  if (profile.enableStance) entries.push({ term: 'Stance', value: answers.selectedGoofy === 'Y' ? 'Goofy foot' : 'Regular' });
  return entries;
}
