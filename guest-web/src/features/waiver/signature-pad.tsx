import { useId } from 'react';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import styles from './signature-pad.module.css';
import type { Sheet } from './strokes';
import { usePad } from './use-pad';

interface Props {
  id: string;
  sheet: Sheet | undefined;
  onChange: (sheet: Sheet) => void;
  label: string;
  error?: string;
}

/** A wide pad for a finger, a pen or a mouse. Lines are kept apart from the canvas, so turning the phone loses none. */
export function SignaturePad({ id, sheet, onChange, label, error }: Props) {
  const words = useWords(signature);
  const { canvas } = usePad(sheet, onChange);
  const hint = useId();
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
          aria-label={strokes.length > 0 ? words.isSigned({ label: words.part.signature }) : words.part.signature}
          aria-describedby={error ? `${hint} ${id}-error` : hint}
          tabIndex={-1}
        />
        {strokes.length === 0 && (
          <p className={styles.hint} aria-hidden="true">
            {words.signHere}
          </p>
        )}
        <span className={styles.line} aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      <p id={hint} className={styles.below}>
        {label}
      </p>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          icon="undo"
          disabled={strokes.length === 0}
          onClick={() => keepFirst(strokes.length - 1)}
        >
          {words.undo}
        </Button>
        <Button variant="secondary" icon="close" disabled={strokes.length === 0} onClick={() => keepFirst(0)}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
