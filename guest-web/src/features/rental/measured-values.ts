import type { ReferenceItem } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import type { UseFormReturn } from 'react-hook-form';
import { type TypedInUnits, withPoint } from '../../lib/checkin/measures';
import type { RentalAnswersForm } from './answers';

/** How the numbers of a body come into the form. `idOf`: where a field stands on the page. */
export const measuredValues = (
  form: UseFormReturn<RentalAnswersForm>,
  idOf: (field: 'selectedHeight' | 'selectedWeight') => string,
) => ({
  /** A number and the entry it stands for; what was refused is looked at anew. */
  measured: (measure: Measure) => (typed: TypedInUnits, band: ReferenceItem | undefined) => {
    const field = measure === 'height' ? 'selectedHeight' : 'selectedWeight';
    form.setValue(measure, typed, { shouldDirty: true });
    form.setValue(field, band?.listKey ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  },
  /** A point where the shoe size begins is the weight's. */
  goOnWithWeight: () => {
    const weight = form.getValues('weight');
    if (weight.whole === '') return;
    document.getElementById(idOf('selectedWeight'))?.focus();
    form.setValue('weight', withPoint(weight, 'whole'));
  },
});
