import { useEffect, useRef } from 'react';

/** Between two keys of a hand-held scanner, also one by radio; beside a field nobody types anything else. */
const longestPauseMs = 300;
/** Keys before Enter that are a code. */
const fewest = 4;

/** What has come so far, wherever it began: the page may change under a scan. */
const keys = { typed: '', lastAt: 0 };

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The code that ends with this key, if one does. */
function codeWith({ key, timeStamp }: KeyboardEvent): string | undefined {
  if (timeStamp - keys.lastAt > longestPauseMs) keys.typed = '';
  keys.lastAt = timeStamp;
  if (key.length === 1) keys.typed += key;
  if (key !== 'Enter' || keys.typed.length < fewest) return undefined;
  const code = keys.typed;
  keys.typed = '';
  return code;
}

/** A hand-held scanner types and presses Enter wherever the focus is: beside a field that pressed a button of the family before. */
export function useScanner(onCode: (code: string) => void): void {
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const code = isField(event.target) ? undefined : codeWith(event);
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      found.current(code);
    };
    window.addEventListener('keydown', pressed, { capture: true });
    return () => window.removeEventListener('keydown', pressed, { capture: true });
  }, []);
}
