import { type RefObject, useEffect, useRef } from 'react';
import { openPad, type Pad } from './open-pad';
import type { Sheet } from './strokes';

/** Ties a canvas to the sheet that is drawn on it. */
export function usePad(
  sheet: Sheet | undefined,
  onChange: (sheet: Sheet) => void,
): { canvas: RefObject<HTMLCanvasElement | null> } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const drawn = useRef<Sheet>(undefined);
  const latest = useRef({ sheet, onChange });
  latest.current = { sheet, onChange };

  useEffect(() => {
    if (!canvas.current) return;
    const opened = openPad(
      canvas.current,
      () => latest.current.sheet,
      (after) => {
        drawn.current = after;
        // A phone may be turned before the next render.
        latest.current.sheet = after;
        latest.current.onChange(after);
      },
    );
    pad.current = opened;
    return () => opened.close();
  }, []);
  // What has just been drawn is on the canvas already; anything else (undo, clear, another person) is drawn anew.
  useEffect(() => {
    if (sheet !== drawn.current) pad.current?.redraw();
    drawn.current = sheet;
  }, [sheet]);
  return { canvas };
}
