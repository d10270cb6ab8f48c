import { isInFeet, isTypedOut, type Measure, unitOf } from '@arrival/rules';
import { useRef } from 'react';
import { useComposed } from '../../lib/browser/use-composed';
import type { TypedInUnits } from '../../lib/checkin/measures';
import { startsWithPoint, typedCentimetres, typedFeet, typedNumber } from '../../lib/typed-digits';

export interface TypedMeasure {
  measure: Measure;
  typed: TypedInUnits;
  onTyped: (typed: TypedInUnits) => void;
  /** The number cannot grow any more. */
  onTypedOut?: () => void;
  /** A point or a comma where no number is yet: it belongs to the number before. */
  onPoint?: () => void;
}

/**
 * What its fields are spread. On glass a full number jumps to the next; who has a Tab key goes there by it, and would be one field too far.
 */
export function useTypedMeasure({ measure, typed, onTyped, onTypedOut, onPoint }: TypedMeasure) {
  const jumps = matchMedia('(pointer: coarse)').matches;
  const inches = useRef<HTMLInputElement>(null);
  const feet = isInFeet(measure, typed.system);
  const unit = unitOf(measure, typed.system);
  const change = (part: 'whole' | 'inches') => (value: string) => {
    if (typed[part] === '' && startsWithPoint(value)) return onPoint?.();
    const text = unit === 'cm' ? typedCentimetres(value) : typedNumber(value, part === 'inches' ? 2 : 3);
    onTyped({ ...typed, [part]: text, isSure: false });
    const isLast = !feet || part === 'inches';
    if (jumps && isLast && text.length > typed[part].length && isTypedOut(text, unit)) onTypedOut?.();
  };
  /** Whatever follows the one digit of feet is for the inches: 511, 5.11 and 5'11. */
  const changeFeet = (value: string) => {
    const [whole, rest] = typedFeet(value);
    const isFirst = typed.whole === '' && whole !== '';
    onTyped({ ...typed, whole, inches: typed.inches || typedNumber(rest.replace(/^\D+/, ''), 2), isSure: false });
    if (rest !== '' || (jumps && isFirst)) inches.current?.focus();
  };
  const wholeField = useComposed(typed.whole, feet ? changeFeet : change('whole'));
  const inchesField = useComposed(typed.inches, change('inches'));
  return {
    wholeField,
    wholeUnit: feet ? ('ft' as const) : unit,
    inchesField: feet ? { ...inchesField, ref: inches } : undefined,
  };
}
