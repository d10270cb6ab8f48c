import { externalStore } from '@arrival/web/external-store';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Those that are open, the topmost last. What lies behind them can neither be reached nor heard. */
export const openModals = externalStore<readonly HTMLDialogElement[]>([]);

/**
 * A `<dialog>` that is open as the platform's modal for as long as it is there; `first` has the focus then, else the first that can. It is closed
 * before it is taken away: from then on nobody gives the focus back to what opened it. Browsers close one whose Escape is pressed again and
 * again, unasked: then `onClose` is told, and one that needs an answer opens anew.
 */
export function useModal(
  onClose: (() => void) | undefined,
  first?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  const closedByBrowser = useEffectEvent((dialog: HTMLDialogElement) => (onClose ? onClose() : dialog.showModal()));
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const closed = () => closedByBrowser(dialog);
    if (!dialog.open) dialog.showModal();
    first?.current?.focus();
    dialog.addEventListener('close', closed);
    openModals.set([...openModals.get(), dialog]);
    return () => {
      openModals.set(openModals.get().filter((one) => one !== dialog));
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  }, [first]);
  return element;
}
