import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Of a frame that is higher than a sheet of paper browsers print slices, through the middle of lines. So Ctrl+P prints its text, as the button does,
 * wherever the focus is.
 */
export function useOwnPrint(frame: RefObject<HTMLIFrameElement | null>, isThere: boolean): void {
  useEffect(() => {
    const inner = isThere ? frame.current?.contentWindow : undefined;
    if (!inner) return;
    const pressed = (event: KeyboardEvent) => {
      if (!isPrint(event)) return;
      event.preventDefault();
      inner.print();
    };
    const both = [window, inner];
    for (const one of both) one.addEventListener('keydown', pressed);
    return () => {
      for (const one of both) one.removeEventListener('keydown', pressed);
    };
  }, [frame, isThere]);
}

/** While the browser prints the page, from its own menu. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Printed is what stands there when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
