import type { ChildContactTask } from '@arrival/contracts';
import { contactFields, healthFields } from '@arrival/rules';
import { useForm } from 'react-hook-form';
import { childDraftKey } from '../../lib/checkin/draft-keys';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useErrorsInLanguage } from '../../lib/checkin/use-errors-in-language';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { readDraft } from '../../lib/drafts/drafts';
import { useFormFields } from '../../lib/form-fields';
import { useSettings } from '../../lib/settings';
import { useFieldErrors } from '../../lib/wording/field-words';
import {
  type KnownPeople,
  type RegistrationValues,
  registrationResolver,
  siblingsToCopy,
  startValues,
  toRegistration,
} from './registration-form-values';
import { useRegistrationSave } from './use-registration-save';
import { begunValues, useSiblingContacts } from './use-sibling-contacts';

/** One child's registration and what can be done with it (spec §4). Health answers stay in this page's memory. */
export function useRegistrationForm(
  checkIn: TaskStep<ChildContactTask>,
  task: ChildContactTask,
  known: KnownPeople,
  onBack: (() => void) | undefined,
) {
  const problems = useFieldErrors<RegistrationValues>();
  const draftKey = childDraftKey(task);
  const { phoneRegion } = useSettings();
  const siblings = siblingsToCopy(checkIn.step.contactTasks, task);
  // A new form begins with a sibling's contacts; health is each child's own.
  const sibling = task.relatedObject ? undefined : siblings[0];
  const start = {
    ...startValues(task.relatedObject, known, phoneRegion),
    sameAs: sibling?.id ?? null,
  };
  const draft = readDraft<Partial<RegistrationValues>>(draftKey);
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: begunValues(start, draft, sibling, phoneRegion),
    resolver: registrationResolver(phoneRegion, problems),
  });
  const contacts = useSiblingContacts(form, sibling, phoneRegion);
  useErrorsInLanguage(form);
  const forgetDraft = useFormDraft(form, draftKey, true);
  const { isSubmitted, submitCount } = form.formState;
  const { field, described, wrong } = useFormFields(form);
  const finish = () => {
    forgetDraft();
    scrollToTop();
  };
  const { save: store, conflict, onSkip } = useRegistrationSave(checkIn, task, finish);
  const save = form.handleSubmit((values) => store(toRegistration(values, phoneRegion)));
  const close = () => {
    checkIn.change([task.id], { isReadOnly: true });
    checkIn.open(undefined);
  };
  const leave = task.isComplete ? close : onBack;
  const cancel = () => {
    form.reset(start);
    leave?.();
    finish();
  };
  return {
    draftKey,
    save,
    conflict,
    onCancel: leave && cancel,
    onSkip,
    siblings,
    ...contacts,
    summary: { items: isSubmitted ? wrong([...contactFields, ...healthFields]) : [], attempt: submitCount },
    field,
    described,
    control: form.control,
  };
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
