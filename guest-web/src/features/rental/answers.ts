import type { MemberRental, RentalAnswers, RentalContactTask, RentalProfile } from '@arrival/contracts';
import { ageBandOf, offered, rentalErrors } from '@arrival/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** The form: text everywhere, empty = not answered. */
export interface RentalAnswersForm {
  selectedAge: string;
  selectedAbility: string;
  selectedHeight: string;
  selectedWeight: string;
  shoeSize: string;
  selectedGoofy: 'Y' | 'N';
}

/** An old answer that is not offered any more is asked again (D28). */
const stillOffered = (items: RentalProfile['ageRefs'], key: string | null): string =>
  offered(items).some((item) => item.listKey === key) ? (key ?? '') : '';

/** What is known already: the saved profile, and the age band of the member's age, which birthdays change (D57). */
export function knownAnswers({ relatedObject: profile, contact }: RentalContactTask): RentalAnswersForm {
  return {
    selectedAge: ageBandOf(profile.ageRefs, contact.age)?.listKey ?? stillOffered(profile.ageRefs, profile.selectedAge),
    selectedAbility: stillOffered(profile.abilityRefs, profile.selectedAbility),
    selectedHeight: stillOffered(profile.heightRefs, profile.selectedHeight),
    selectedWeight: stillOffered(profile.weightRefs, profile.selectedWeight),
    shoeSize: profile.shoeSize ?? '',
    selectedGoofy: profile.selectedGoofy ?? 'N',
  };
}

export function toAnswers(form: RentalAnswersForm, profile: RentalProfile): RentalAnswers {
  const { shoeSize, selectedGoofy, ...choices } = form;
  const size = profile.enableShoeSize ? shoeSize.trim() : null;
  const goofy = profile.enableStance ? selectedGoofy : null;
  return { ...choices, shoeSize: size, selectedShoeSize: size, selectedGoofy: goofy, version: profile.version };
}

/** The answers in a profile that another phone has saved. */
export function savedAnswers(relatedObject: unknown): RentalAnswers {
  const saved = relatedObject as MemberRental;
  const { shoeSize, selectedShoeSize, selectedGoofy, version } = saved;
  const key = (chosen: string | null) => chosen ?? '';
  return {
    selectedAge: key(saved.selectedAge),
    selectedAbility: key(saved.selectedAbility),
    selectedHeight: key(saved.selectedHeight),
    selectedWeight: key(saved.selectedWeight),
    shoeSize,
    selectedShoeSize,
    selectedGoofy,
    version,
  };
}

/** The rules' objections where react-hook-form looks for them, in the words of `errorsOf`. */
export const rentalResolver =
  (
    { relatedObject: profile, contact }: RentalContactTask,
    errorsOf: (problems: ReturnType<typeof rentalErrors>) => FieldErrors<RentalAnswersForm>,
  ): Resolver<RentalAnswersForm> =>
  (values) => {
    const problems = rentalErrors(values, profile, profile.enableShoeSize, contact.age);
    return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };
