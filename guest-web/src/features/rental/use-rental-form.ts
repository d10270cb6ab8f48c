import type { RentalAnswers, RentalContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import { useProfileSave } from '../../lib/checkin/use-profile-save';
import { readDraft } from '../../lib/drafts';
import { knownAnswers, type RentalAnswersForm, rentalResolver, savedAnswers, toAnswers } from './answers';

export const rentalLabels = {
  selectedAbility: 'Skier type',
  selectedAge: 'Age',
  selectedHeight: 'Height',
  selectedWeight: 'Weight',
  shoeSize: 'Shoe size',
} as const;
export type RentalField = keyof typeof rentalLabels;

/** One person's rental answers and what can be done with them (spec §4). */
export function useRentalForm(checkIn: TaskStep<RentalContactTask>, task: RentalContactTask) {
  const prefix = useId();
  const draftKey = `rental.${task.id}`;
  const known = knownAnswers(task);
  const form = useForm<RentalAnswersForm>({
    mode: 'onChange',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: { ...known, ...readDraft<RentalAnswersForm>(draftKey) },
    resolver: rentalResolver(task),
  });
  const forgetDraft = useFormDraft(form, draftKey);
  const { errors } = form.formState;
  const profile = useProfileSave<RentalAnswers>({
    checkIn,
    task,
    answersIn: savedAnswers,
    onSaved: () => {
      forgetDraft();
      track('Rental Profile', 'update');
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
  const idOf = (field: RentalField) => `${prefix}-${field}`;
  return {
    save,
    conflict: profile.conflict,
    onCancel: task.isComplete ? cancel : undefined,
    onSkip: canSkip(task) ? skip : undefined,
    summary: {
      items: form.formState.isSubmitted ? missingFields(errors, idOf) : [],
      attempt: form.formState.submitCount,
    },
    /** Label, id, error and registration of one field. */
    field: (field: RentalField) => ({
      label: rentalLabels[field],
      id: idOf(field),
      error: errors[field]?.message,
      ...form.register(field),
    }),
    stance: () => form.register('selectedGoofy'),
  };
}

export type RentalFormState = ReturnType<typeof useRentalForm>;

function missingFields(errors: Partial<Record<RentalField, { message?: string }>>, idOf: (field: RentalField) => string) {
  const fields = Object.keys(rentalLabels) as RentalField[];
  return fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ fieldId: idOf(field), message: `${rentalLabels[field]}: ${message}` }] : [];
  });
}
