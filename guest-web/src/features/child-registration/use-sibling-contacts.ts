import type { ChildRegistration } from '@arrival/contracts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { contactFields, contactsOf, type RegistrationValues } from './registration-form-values';

interface Begun {
  /** The sibling whose contacts a new form begins with. */
  sibling: { name: string; saved: ChildRegistration } | undefined;
  start: RegistrationValues;
  draft: RegistrationValues | undefined;
  region: string;
}

/** A sibling's emergency contacts count here too, until the guest says otherwise. */
export function useSiblingContacts(
  form: UseFormReturn<RegistrationValues>,
  { sibling, start, draft = start, region }: Begun,
) {
  const [isSame, setSame] = useState(sibling !== undefined && contactFields.every((key) => draft[key] === start[key]));
  const copyFrom = (saved: ChildRegistration) => {
    const contacts = contactsOf(saved, region);
    for (const key of contactFields) form.setValue(key, contacts[key], { shouldDirty: true, shouldValidate: true });
  };
  return {
    sibling,
    isSame,
    setSame: (same: boolean) => {
      setSame(same);
      if (same && sibling) copyFrom(sibling.saved);
    },
    copyFrom,
  };
}
