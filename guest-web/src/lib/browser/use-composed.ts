import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * For a field whose text is read as it is typed, to spread into it. While a keyboard composes (Japanese digits, until Enter) the text is the
 * keyboard's: written anew meanwhile, it would come twice. It is read once it is composed.
 */
export function useComposed(value: string, onText: (text: string) => void) {
  const [composing, setComposing] = useState<string>();
  return {
    value: composing ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(nativeEvent)) setComposing(target.value);
      else onText(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposing(undefined);
      onText(currentTarget.value);
    },
  };
}

export const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
