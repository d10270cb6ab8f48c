import type { RentalAnswers, RentalContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { useEffect } from 'react';

import { type UseFormReturn, useForm } from 'react-hook-form';
import { rentalDraftKey } from '../../lib/checkin/draft-keys';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useErrorsInLanguage } from '../../lib/checkin/use-errors-in-language';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useProfileSave } from '../../lib/completion/use-profile-save';
import { readDraft } from '../../lib/drafts/drafts';
import { useFormFields } from '../../lib/form-fields';
import { useUnits } from '../../lib/rental/units';
import { track } from '../../lib/vendors/analytics';
import { useFieldErrors } from '../../lib/wording/field-words';
import { rental, rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { ageOf, knownAnswers, type RentalAnswersForm, rentalResolver, savedAnswers, toAnswers } from './answers';
import { asksHowSkis } from './choices';
import { fieldOrder } from './field-order';
import { measuredValues, useDoubtsInUnits } from './measured-values';

export type RentalField = keyof typeof rental.english.field;

/** One person's rental answers and what can be done with them (spec §4). */
export function useRentalForm(checkIn: TaskStep<RentalContactTask>, task: RentalContactTask) {
  const words = useWords(rental);
  const asked = useWords(rentalForm);
  const problems = useFieldErrors<RentalAnswersForm>();
  const draftKey = rentalDraftKey(task);
  const known = knownAnswers(task, useUnits());
  const form = useForm<RentalAnswersForm>({
    mode: 'onChange',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: { ...known, ...readDraft<RentalAnswersForm>(draftKey), ...ageOf(task) },
    resolver: rentalResolver(task, problems),
  });
  useErrorsInLanguage(form);
  useDoubtsInUnits(form, task);
  useAskedSince(form, task);
  const forgetDraft = useFormDraft(form, draftKey);
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
    form.reset(known);
    checkIn.change([task.id], { isReadOnly: true, isComplete: true });
    checkIn.open(undefined);
    // Last: what was reset counts as typed.
    forgetDraft();
  };
  const skip = () => {
    checkIn.skip([task]);
    scrollToTop();
  };
  const fields = useFormFields(form);
  /** As the guest reads them on the page, where some are longer than on the shop's label. */
  const labels: Record<RentalField, string> = {
    ...words.field,
    ...(asksHowSkis(task.relatedObject) && { selectedAbility: asked.howSkis({ name: task.contact.firstName }) }),
    goofy: asked.stance,
  };
  const wrong = fields.wrong(fieldOrder, (name, problem) => words.wrong({ field: labels[name], problem }));
  return {
    draftKey,
    save,
    conflict: profile.conflict,
    onCancel: task.isComplete ? cancel : undefined,
    onSkip: canSkip(task) ? skip : undefined,
    /** Nothing near the number is saved in its stead (D56). */
    onOutside: task.isComplete ? undefined : skip,
    summary: {
      items: form.formState.isSubmitted ? wrong : [],
      attempt: form.formState.submitCount,
    },
    values: form.watch(),
    ...measuredValues(form, fields.idOf),
    idOf: fields.idOf,
    labelOf: (field: RentalField) => labels[field],
    errorOf: fields.errorOf,
    /** The same field's other choices. */
    more: (field: RentalField) => form.register(field),
    /** Label, id, error and registration of one field. */
    field: (field: RentalField) => ({ label: labels[field], ...fields.field(field) }),
  };
}

export type RentalFormState = ReturnType<typeof useRentalForm>;

/** What the resort asks in addition since it refused these answers is named, not only added to the form. */
function useAskedSince({ formState, trigger }: UseFormReturn<RentalAnswersForm>, { relatedObject }: RentalContactTask) {
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when other things are asked
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [relatedObject]);
}
