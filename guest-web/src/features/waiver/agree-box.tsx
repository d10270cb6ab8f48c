import { type ReactNode, useRef } from 'react';
import { Checkbox } from '../../ui/checkbox';
import { fieldIds } from './field-ids';

interface Props {
  label: ReactNode;
  checked: boolean;
  error: string | undefined;
  /** The name is to be typed next: a finger that agrees comes to it, in the same event, so that a phone opens its keyboard. */
  leadsToName: boolean;
  onChange: (agree: boolean) => void;
}

/** Agrees. By the keyboard and by what works as one, the focus stays where it is: nobody is taken along unasked (WCAG 3.2.2). */
export function AgreeBox({ label, checked, error, leadsToName, onChange }: Props) {
  // A press on the words arrives at the box as a second click that counts none.
  const isPointed = useRef(false);
  return (
    <div
      role="presentation"
      onClickCapture={({ detail, target }) => {
        isPointed.current = detail > 0 || (isPointed.current && target instanceof HTMLInputElement);
      }}
      onKeyDownCapture={() => {
        isPointed.current = false;
      }}
    >
      <Checkbox
        id={fieldIds.agree}
        label={label}
        checked={checked}
        error={error}
        onChange={({ target }) => {
          onChange(target.checked);
          if (target.checked && leadsToName && isPointed.current) document.getElementById(fieldIds.signerName)?.focus();
          isPointed.current = false;
        }}
      />
    </div>
  );
}
