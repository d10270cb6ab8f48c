import { fullName } from '@arrival/rules';
import type { LabelProps } from '../../shared/rental-labels/label-entries';
import type { Member } from './member';

/** None of whoever has not answered. */
export const labelsOf = (members: readonly Member[]): LabelProps[] =>
  members.flatMap((member) => {
    const { customerNumber, rentalLabel: label } = member;
    return label ? [{ name: fullName(member), customerNumber, label }] : [];
  });
