import { type RefObject, useEffect, useRef } from 'react';

/** A `<dialog>` that is open as the platform's modal for as long as it is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return element;
}
