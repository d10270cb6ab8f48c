import type { ChildContactTask, ChildRegistration, MemberRegistration, RegistrationAnswers } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useErrorsInLanguage } from '../../lib/checkin/use-errors-in-language';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import { useProfileSave } from '../../lib/checkin/use-profile-save';
import { readDraft } from '../../lib/drafts';
import { useFieldErrors } from '../../lib/field-words';
import { useSettings } from '../../lib/settings';
import {
  contactFields,
  contactsOf,
  type KnownPeople,
  type RegistrationValues,
  registrationResolver,
  siblingsToCopy,
  startValues,
  toRegistration,
} from './registration-form-values';

/** One child's registration and what can be done with it (spec §4). Health answers stay in this page's memory. */
export function useRegistrationForm(checkIn: TaskStep<ChildContactTask>, task: ChildContactTask, known: KnownPeople) {
  const problems = useFieldErrors<RegistrationValues>();
  const prefix = useId();
  const draftKey = `child.${task.id}`;
  const { phoneRegion } = useSettings();
  const siblings = siblingsToCopy(checkIn.step.contactTasks, task);
  // A new form begins with a sibling's contacts; health is each child's own.
  const sibling = task.relatedObject ? undefined : siblings[0];
  const start = {
    ...startValues(task.relatedObject, known, phoneRegion),
    ...(sibling && contactsOf(sibling.saved, phoneRegion)),
  };
  const draft = readDraft<RegistrationValues>(draftKey);
  const [isSame, setSame] = useState(
    sibling !== undefined && contactFields.every((key) => (draft ?? start)[key] === start[key]),
  );
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: draft ?? start,
    resolver: registrationResolver(phoneRegion, problems),
  });
  useErrorsInLanguage(form);
  const forgetDraft = useFormDraft(form, draftKey, true);
  const { errors, isSubmitted, submitCount } = form.formState;
  const finish = () => {
    forgetDraft();
    scrollToTop();
  };
  const profile = useProfileSave<RegistrationAnswers>({
    checkIn,
    task,
    answersIn: (relatedObject) => relatedObject as MemberRegistration,
    onSaved: () => {
      track('childRegistration', 'update');
      finish();
    },
  });
  const save = form.handleSubmit((values) =>
    profile.save(toRegistration(values, phoneRegion, task.relatedObject?.version ?? null)),
  );
  const skip = async () => {
    const outcome = await checkIn.complete(task, null, { isSkipped: true });
    if (outcome.ok) finish();
  };
  const cancel = () => {
    form.reset(start);
    checkIn.change([task.id], { isReadOnly: true });
    checkIn.open(undefined);
    finish();
  };
  const copyFrom = (saved: ChildRegistration) => {
    const contacts = contactsOf(saved, phoneRegion);
    for (const key of contactFields) form.setValue(key, contacts[key], { shouldDirty: true, shouldValidate: true });
  };
  const described = (key: keyof RegistrationValues) => ({ id: `${prefix}-${key}`, error: errors[key]?.message });
  const field = (key: keyof RegistrationValues) => ({ ...form.register(key), ...described(key) });
  const missing = contactFields.flatMap((key) => {
    const message = errors[key]?.message;
    return message ? [{ fieldId: `${prefix}-${key}`, message }] : [];
  });
  return {
    draftKey,
    save,
    conflict: profile.conflict,
    onCancel: task.isComplete ? cancel : undefined,
    onSkip: canSkip(task) ? () => void skip() : undefined,
    siblings,
    /** The sibling whose contacts count here too, until the guest says otherwise. */
    sibling,
    isSame,
    setSame: (same: boolean) => {
      setSame(same);
      if (same && sibling) copyFrom(sibling.saved);
    },
    copyFrom,
    summary: { items: isSubmitted ? missing : [], attempt: submitCount },
    field,
    described,
    control: form.control,
  };
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
