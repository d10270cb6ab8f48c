import {
  type GearName,
  type MemberRental,
  mapGear,
  type RentalAnswers,
  type RentalContactTask,
  type RentalProfile,
} from '@arrival/contracts';
import {
  ageBandOf,
  askedGear,
  gearAnswers,
  gearIn,
  isMinor,
  offered,
  rentalErrors,
  typedGear,
  type UnitSystem,
} from '@arrival/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { askedAgain } from '../../lib/checkin/asked-again';
import { type MeasuresDraft, nothingTyped, readMeasure } from '../../lib/checkin/measures';

/** The form: text everywhere, empty = not answered; the gear by the names under which it is kept. */
export interface RentalAnswersForm extends Record<GearName, string>, MeasuresDraft {
  selectedAge: string;
  selectedAbility: string;
  /** Of the profile over which it is typed: a newer one is not replaced unasked. */
  version: string | null;
}

/** Children grow: what was told of one before is asked again, not kept by pressing a button. What staff ask for again is of now, unless it ran out, too (D79). */
export function isOutgrown(task: RentalContactTask): boolean {
  const isOfNow = askedAgain(task) !== undefined && task.reason.validUntil === undefined;
  return isMinor(task.contact.age) && !task.isComplete && !isOfNow;
}

/** An old answer that is not offered any more is asked again (D28). */
const stillOffered = (items: RentalProfile['ageRefs'], key: string | null): string =>
  offered(items).some((item) => item.listKey === key) ? (key ?? '') : '';

/** The group that the birth date says, whatever was saved or typed in another one: nobody is asked, and birthdays change it (D57). */
export function ageOf({ relatedObject: { ageRefs }, contact }: RentalContactTask): { selectedAge?: string } {
  const band = ageBandOf(ageRefs, contact.age);
  return band ? { selectedAge: band.listKey } : {};
}

/** What is known already: the saved profile, and the age band of the member's age. */
export function knownAnswers(task: RentalContactTask, units: UnitSystem): RentalAnswersForm {
  const { relatedObject: profile } = task;
  const isAskedAgain = isOutgrown(task);
  return {
    selectedAge: stillOffered(profile.ageRefs, profile.selectedAge),
    ...ageOf(task),
    selectedAbility: stillOffered(profile.abilityRefs, profile.selectedAbility),
    selectedHeight: isAskedAgain ? '' : stillOffered(profile.heightRefs, profile.selectedHeight),
    selectedWeight: isAskedAgain ? '' : stillOffered(profile.weightRefs, profile.selectedWeight),
    height: nothingTyped(units),
    weight: nothingTyped(units),
    version: profile.version,
    ...gearTexts(profile),
  };
}

const gearTexts = (profile: RentalProfile): Record<GearName, string> => {
  const known = askedGear(gearIn(profile), profile);
  return mapGear((name) => String(known[name] ?? ''));
};

/** As they are sent: what the task does not ask is left out, what was on file when it was typed is named by its version. */
export function toAnswers(form: RentalAnswersForm, profile: RentalProfile): RentalAnswers {
  const { selectedAge, selectedAbility, selectedHeight, selectedWeight, version } = form;
  const gear = gearAnswers(askedGear(typedGear(form), profile));
  return { selectedAge, selectedAbility, selectedHeight, selectedWeight, ...gear, version };
}

/** The answers in a profile that another phone has saved. */
export function savedAnswers(relatedObject: unknown): RentalAnswers {
  const saved = relatedObject as MemberRental;
  const key = (chosen: string | null) => chosen ?? '';
  return {
    selectedAge: key(saved.selectedAge),
    selectedAbility: key(saved.selectedAbility),
    selectedHeight: key(saved.selectedHeight),
    selectedWeight: key(saved.selectedWeight),
    ...gearAnswers(gearIn(saved)),
    version: saved.version,
  };
}

/** The rules' objections where react-hook-form looks for them, in the words of `errorsOf`. */
export const rentalResolver =
  (
    { relatedObject: profile, contact }: RentalContactTask,
    errorsOf: (problems: ReturnType<typeof rentalErrors>) => FieldErrors<RentalAnswersForm>,
  ): Resolver<RentalAnswersForm> =>
  (values) => {
    const height = readMeasure('height', values.height, profile.heightRefs, contact.age).problem;
    const weight = readMeasure('weight', values.weight, profile.weightRefs, contact.age).problem;
    const problems = {
      ...rentalErrors(values, profile, profile, contact.age),
      ...(height && { selectedHeight: height }),
      ...(weight && { selectedWeight: weight }),
    };
    return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };
