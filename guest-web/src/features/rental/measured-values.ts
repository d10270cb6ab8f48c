import type { ReferenceItem, RentalContactTask } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { nothingTyped, readMeasure, type TypedInUnits, withPoint } from '../../lib/checkin/measures';
import { useUnits } from '../../lib/rental/units';
import type { RentalAnswersForm } from './answers';

const fieldOf = (measure: Measure) => (measure === 'height' ? 'selectedHeight' : 'selectedWeight');
const isEmpty = ({ whole, inches }: TypedInUnits): boolean => whole === '' && inches === '';

const measures = ['height', 'weight'] as const;

/** A number in doubt that was typed in other units is not shown, so that nobody could mend it or say that it is right: it is asked anew. */
export function useDoubtsInUnits(
  form: UseFormReturn<RentalAnswersForm>,
  { relatedObject, contact }: RentalContactTask,
) {
  const units = useUnits();
  const { heightRefs, weightRefs } = relatedObject;
  useEffect(() => {
    for (const measure of measures) {
      const typed = form.getValues(measure);
      const items = measure === 'height' ? heightRefs : weightRefs;
      if (typed.system === units || !readMeasure(measure, typed, items, contact.age).problem) continue;
      form.setValue(measure, nothingTyped(units));
      form.clearErrors(fieldOf(measure));
      form.setValue(fieldOf(measure), '', { shouldValidate: form.formState.isSubmitted });
    }
  }, [form, units, heightRefs, weightRefs, contact.age]);
}

/** How the numbers of a body come into the form. `idOf`: where a field stands on the page. */
export const measuredValues = (
  form: UseFormReturn<RentalAnswersForm>,
  idOf: (field: 'selectedHeight' | 'selectedWeight') => string,
) => ({
  /** A number and the entry it stands for. One that is still being typed is not wrong yet; what was refused is looked at anew. */
  measured: (measure: Measure) => (typed: TypedInUnits, band: ReferenceItem | undefined) => {
    const field = fieldOf(measure);
    form.setValue(measure, typed, { shouldDirty: true });
    const isLookedAt = form.formState.isSubmitted || isEmpty(typed);
    form.setValue(field, band?.listKey ?? '', { shouldDirty: true, shouldValidate: isLookedAt });
    if (!isLookedAt) form.clearErrors(field);
  },
  /** The number is all there. */
  left: (measure: Measure) => () => {
    if (!isEmpty(form.getValues(measure))) void form.trigger(fieldOf(measure));
  },
  /** A point where the shoe size begins is the weight's. */
  goOnWithWeight: () => {
    const weight = form.getValues('weight');
    if (weight.whole === '') return;
    document.getElementById(idOf('selectedWeight'))?.focus();
    form.setValue('weight', withPoint(weight, 'whole'));
  },
});
