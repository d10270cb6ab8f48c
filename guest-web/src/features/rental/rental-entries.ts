import type { ReferenceItem, RentalAnswers, RentalProfile } from '@arrival/contracts';
import { askedGear, gearIn, listText, type UnitSystem } from '@arrival/rules';
import { gearValues } from '../../lib/rental/gear-values';
import { skierType } from '../../lib/rental/skier-type';
import type { LabelEntry } from '../../ui/checkin/label-list';
import type { rental } from '../../words/rental';
import type { Said } from '../../words/section';

type Answers = RentalAnswers | RentalProfile;

/** Answers as they read on the label of the boots, by the lists of the profile they belong to. */
export function rentalEntries(
  words: Said<typeof rental.english>,
  profile: RentalProfile,
  answers: Answers,
  units: UnitSystem,
): LabelEntry[] {
  const { field, none } = words;
  const find = (items: readonly ReferenceItem[], key: string | null | undefined) =>
    items.find((item) => item.listKey === key);
  const age = find(profile.ageRefs, answers.selectedAge);
  const ability = find(profile.abilityRefs, answers.selectedAbility);
  const height = find(profile.heightRefs, answers.selectedHeight);
  const weight = find(profile.weightRefs, answers.selectedWeight);
  return [
    { term: field.selectedAbility, value: ability ? skierType(ability.listKey, listText(ability), words) : none },
    { term: field.selectedAge, value: age ? listText(age) : none },
    { term: field.selectedHeight, value: height ? listText(height, units) : none },
    { term: field.selectedWeight, value: weight ? listText(weight, units) : none },
    ...gearValues(words, askedGear(gearIn(answers), profile), profile),
  ];
}
