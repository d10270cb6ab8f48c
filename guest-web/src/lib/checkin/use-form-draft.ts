import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, writeDraft } from '../drafts/drafts';

/** Keeps what is typed until it is saved or cancelled: Back, a reload or a new sign-in lose nothing. */
export function useFormDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'subscribe'>,
  key: string,
  isHealthData = false,
): () => void {
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(key, values, { isHealthData }),
    });
    return stop;
  }, [form, key, isHealthData]);
  return useCallback(() => clearDraft(key), [key]);
}
