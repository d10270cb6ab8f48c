import type { MouseEvent } from 'react';
import { SaveButton as Button, type SaveButtonProps, useFormIsDirty, useRecordFromLocation } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { tellUnreadable } from './unreadable';

/** As MUI shows what is switched off, and the system where it chooses the colours. */
export const resting = {
  '&[aria-disabled="true"]': {
    color: 'action.disabled',
    borderColor: 'action.disabledBackground',
    cursor: 'default',
    '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
  },
  '&.MuiButton-contained[aria-disabled="true"]': { backgroundColor: 'action.disabledBackground' },
};

/**
 * Rests until something is changed, and while it is saved. It is never switched off: that would take the focus from whoever pressed it, who would
 * be at the page's beginning.
 */
export function SaveButton({ label, variant = 'contained' }: Pick<SaveButtonProps, 'label' | 'variant'>) {
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  const isFilledByAddress = useRecordFromLocation() !== null;
  const rests = isSubmitting || !(isDirty || isFilledByAddress);
  const press = (event: MouseEvent) => {
    if (rests || tellUnreadable(event.currentTarget)) event.preventDefault();
  };
  return <Button label={label} variant={variant} alwaysEnable aria-disabled={rests} onClick={press} sx={resting} />;
}
