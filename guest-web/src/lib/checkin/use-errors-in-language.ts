import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../words/words';

/** What stands wrong in a form is said anew when the guest changes the language. */
export function useErrorsInLanguage<Values extends FieldValues>({ formState, trigger }: UseFormReturn<Values>): void {
  const language = useLanguage();
  const said = useRef(language);
  const { errors } = formState;
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    void trigger(Object.keys(errors) as Path<Values>[]);
  }, [language, errors, trigger]);
}
