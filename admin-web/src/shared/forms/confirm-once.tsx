import { type MouseEvent, useEffect, useRef } from 'react';
import { Confirm, type ConfirmProps } from 'react-admin';

/** Asks, and takes one yes, which says what it does: the second of two clicks would do it again to what is no longer there. */
export function ConfirmOnce({ isOpen = false, onConfirm, ...props }: ConfirmProps & { confirm: string }) {
  const isSaid = useRef(false);
  useEffect(() => {
    if (isOpen) isSaid.current = false;
  }, [isOpen]);
  const confirm = (event: MouseEvent) => {
    if (isSaid.current) return;
    isSaid.current = true;
    onConfirm(event);
  };
  return <Confirm isOpen={isOpen} onConfirm={confirm} {...props} />;
}
