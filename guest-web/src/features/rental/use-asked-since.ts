import type { RentalContactTask } from '@arrival/contracts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RentalAnswersForm } from './answers';

/** What the resort asks in addition since it refused these answers is named, not only added to the form. */
export function useAskedSince(
  { formState, trigger }: UseFormReturn<RentalAnswersForm>,
  { relatedObject }: RentalContactTask,
) {
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when other things are asked
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [relatedObject]);
}
