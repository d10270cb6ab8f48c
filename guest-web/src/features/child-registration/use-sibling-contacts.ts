import type { ChildRegistration } from '@arrival/contracts';
import { contactFields } from '@arrival/rules';
import type { UseFormReturn } from 'react-hook-form';
import { contactsOf, type RegistrationValues, type Sibling } from './registration-form-values';

/** What a form begins with: a draft goes on, with the contacts that its sibling has now. */
export function begunValues(
  start: RegistrationValues,
  draft: Partial<RegistrationValues> | undefined,
  sibling: Sibling | undefined,
  region: string,
): RegistrationValues {
  const values = { ...start, ...(draft && { sameAs: null, ...draft }) };
  return sibling && values.sameAs === sibling.id ? { ...values, ...contactsOf(sibling.saved, region) } : values;
}

/** A sibling's emergency contacts count here too, until the guest says otherwise. */
export function useSiblingContacts(
  form: UseFormReturn<RegistrationValues>,
  sibling: Sibling | undefined,
  region: string,
) {
  const copyFrom = (saved: ChildRegistration) => {
    const contacts = contactsOf(saved, region);
    for (const key of contactFields) form.setValue(key, contacts[key], { shouldDirty: true, shouldValidate: true });
  };
  return {
    sibling,
    isSame: sibling !== undefined && form.watch('sameAs') === sibling.id,
    setSame: (same: boolean) => {
      form.setValue('sameAs', same && sibling ? sibling.id : null, { shouldDirty: true });
      if (same && sibling) copyFrom(sibling.saved);
    },
    copyFrom,
  };
}
