import type { ReferenceItem, RentalAnswers, RentalContactTask } from '@arrival/contracts';
import { canSkip, type Measure } from '@arrival/rules';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { type TypedInUnits, withPoint } from '../../lib/checkin/measures';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useErrorsInLanguage } from '../../lib/checkin/use-errors-in-language';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import { useProfileSave } from '../../lib/checkin/use-profile-save';
import { readDraft } from '../../lib/drafts';
import { useFieldErrors } from '../../lib/field-words';
import { useUnits } from '../../lib/units';
import { rental } from '../../words/rental';
import { useWords } from '../../words/words';
import { knownAnswers, type RentalAnswersForm, rentalResolver, savedAnswers, toAnswers } from './answers';

export type RentalField = keyof typeof rental.english.field;

/** One person's rental answers and what can be done with them (spec §4). */
export function useRentalForm(checkIn: TaskStep<RentalContactTask>, task: RentalContactTask) {
  const words = useWords(rental);
  const problems = useFieldErrors<RentalAnswersForm>();
  const prefix = useId();
  const draftKey = `rental.${task.id}`;
  const known = knownAnswers(task, useUnits());
  const form = useForm<RentalAnswersForm>({
    mode: 'onChange',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: { ...known, ...readDraft<RentalAnswersForm>(draftKey) },
    resolver: rentalResolver(task, problems),
  });
  useErrorsInLanguage(form);
  const forgetDraft = useFormDraft(form, draftKey);
  const { errors } = form.formState;
  const profile = useProfileSave<RentalAnswers>({
    checkIn,
    task,
    answersIn: savedAnswers,
    onSaved: () => {
      forgetDraft();
      track('rentalProfile', 'update');
      scrollToTop();
    },
  });
  const save = form.handleSubmit((values) => profile.save(toAnswers(values, task.relatedObject)));
  /** Restores the saved answers and marks the profile complete again (spec §4). */
  const cancel = () => {
    forgetDraft();
    form.reset(known);
    checkIn.change([task.id], { isReadOnly: true, isComplete: true });
    checkIn.open(undefined);
  };
  const skip = () => {
    checkIn.skip([task]);
    scrollToTop();
  };
  /** A number and the entry it stands for; what was refused is looked at anew. */
  const measured = (measure: Measure) => (typed: TypedInUnits, band: ReferenceItem | undefined) => {
    const field = measure === 'height' ? 'selectedHeight' : 'selectedWeight';
    form.setValue(measure, typed, { shouldDirty: true });
    form.setValue(field, band?.listKey ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const idOf = (field: RentalField) => `${prefix}-${field}`;
  /** A point where the shoe size begins is the weight's. */
  const goOnWithWeight = () => {
    const weight = form.getValues('weight');
    if (weight.whole === '') return;
    document.getElementById(idOf('selectedWeight'))?.focus();
    form.setValue('weight', withPoint(weight, 'whole'));
  };
  const wrongFields = () =>
    (Object.keys(words.field) as RentalField[]).flatMap((field) => {
      const problem = errors[field]?.message;
      return problem ? [{ fieldId: idOf(field), message: words.wrong({ field: words.field[field], problem }) }] : [];
    });
  return {
    draftKey,
    save,
    conflict: profile.conflict,
    onCancel: task.isComplete ? cancel : undefined,
    onSkip: canSkip(task) ? skip : undefined,
    summary: {
      items: form.formState.isSubmitted ? wrongFields() : [],
      attempt: form.formState.submitCount,
    },
    values: form.watch(),
    measured,
    goOnWithWeight,
    idOf,
    labelOf: (field: RentalField) => words.field[field],
    errorOf: (field: RentalField) => errors[field]?.message,
    /** The same field's other choices. */
    more: (field: RentalField) => form.register(field),
    /** Label, id, error and registration of one field. */
    field: (field: RentalField) => ({
      label: words.field[field],
      id: idOf(field),
      error: errors[field]?.message,
      ...form.register(field),
    }),
  };
}

export type RentalFormState = ReturnType<typeof useRentalForm>;
