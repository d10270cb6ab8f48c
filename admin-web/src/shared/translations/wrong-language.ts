import type { LanguageTag } from '@arrival/contracts';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/** Translations lie beside the English texts. */
const isWrong = ({ translations, root: _, ...english }: FieldErrors, tag: LanguageTag): boolean =>
  tag === 'en' ? Object.keys(english).length > 0 : Object.keys(translations ?? {}).includes(tag);

/** A save that is refused shows a language in which something is wrong: the fields of the others are not there. */
export function useWrongLanguage<Tag extends LanguageTag>(
  languages: readonly Tag[],
  shown: Tag | undefined,
  show: (language: Tag) => void,
): void {
  const { errors, submitCount } = useFormState();
  const wrong = languages.filter((tag) => isWrong(errors, tag));
  const elsewhere = wrong.some((tag) => tag === shown) ? undefined : wrong[0];
  const judged = useRef(submitCount);
  useEffect(() => {
    if (judged.current === submitCount) return;
    judged.current = submitCount;
    if (elsewhere) show(elsewhere);
  }, [submitCount, elsewhere, show]);
}
