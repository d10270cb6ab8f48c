import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A `<dialog>` that is open as the platform's modal for as long as it is there; `first` has the focus then, else the first that can. It is closed
 * before it is taken away: from then on nobody gives the focus back to what opened it.
 */
export function useModal(first?: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    first?.current?.focus();
    return () => dialog?.close();
  }, [first]);
  return element;
}
