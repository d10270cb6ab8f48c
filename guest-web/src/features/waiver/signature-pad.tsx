import { useEffect, useId, useRef } from 'react';
import SignaturePadCanvas from 'signature_pad';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { inkColor, options, penFor } from './signature-image';
import styles from './signature-pad.module.css';
import { emptySheet, type Placement, place, type Sheet, toPad, toSheet } from './strokes';

interface Props {
  id: string;
  sheet: Sheet | undefined;
  onChange: (sheet: Sheet) => void;
  label: string;
  error?: string;
}

/** A wide pad for a finger, a pen or a mouse. Lines are kept apart from the canvas, so turning the phone loses none. */
export function SignaturePad({ id, sheet, onChange, label, error }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const redraw = useRef<() => void>(undefined);
  const latest = useRef({ sheet, onChange });
  latest.current = { sheet, onChange };
  const hint = useId();

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const pad = new SignaturePadCanvas(element, { penColor: inkColor, minDistance: 3 });
    let placement: Placement = { scale: 1, x: 0, y: 0 };
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    redraw.current = () => {
      const { width, height } = size();
      if (width === 0) return;
      const ratio = Math.max(1, window.devicePixelRatio);
      element.width = width * ratio;
      element.height = height * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      const shown = latest.current.sheet ?? emptySheet(size());
      placement = place(shown, size());
      const pen = penFor(Math.max(placement.scale, 280));
      Object.assign(pad, pen);
      pad.fromData(toPad(shown.strokes, placement).map(({ points }) => ({ ...options(pen), points })));
    };
    const keep = () => {
      const before = latest.current.sheet ?? emptySheet(size());
      const strokes = toSheet(
        pad.toData().map(({ points }) => ({ points: points.map(({ x, y, time, pressure }) => ({ x, y, time, pressure })) })),
        placement,
      );
      drawn.current = { ...before, strokes };
      latest.current.onChange(drawn.current);
    };
    pad.addEventListener('endStroke', keep);
    const observer = new ResizeObserver(() => redraw.current?.());
    observer.observe(element);
    return () => {
      observer.disconnect();
      pad.off();
    };
  }, []);

  // What has just been drawn is on the canvas already; anything else (undo, clear, another person) is drawn anew.
  const drawn = useRef<Sheet>(undefined);
  useEffect(() => {
    if (sheet !== drawn.current) redraw.current?.();
    drawn.current = sheet;
  }, [sheet]);

  const strokes = sheet?.strokes ?? [];
  const keepFirst = (count: number) => sheet && onChange({ ...sheet, strokes: strokes.slice(0, count) });
  return (
    <div className={styles.pad}>
      <div className={styles.paper} data-invalid={error ? true : undefined}>
        <canvas
          ref={canvas}
          id={id}
          className={styles.canvas}
          role="img"
          aria-label={strokes.length > 0 ? `${label}, signed` : label}
          aria-describedby={hint}
          tabIndex={-1}
        />
        {strokes.length === 0 && (
          <p className={styles.hint} aria-hidden="true">
            Sign here with your finger or mouse
          </p>
        )}
        <span className={styles.line} aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      <p id={hint} className={styles.below}>
        {label}
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" icon="undo" disabled={strokes.length === 0} onClick={() => keepFirst(strokes.length - 1)}>
          Undo
        </Button>
        <Button variant="secondary" icon="close" disabled={strokes.length === 0} onClick={() => keepFirst(0)}>
          Clear
        </Button>
      </div>
    </div>
  );
}
