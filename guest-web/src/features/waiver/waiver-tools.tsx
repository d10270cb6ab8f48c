import { saveFile } from '../../lib/browser/save-file';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { type ShownText, waiverFile } from './waiver-frame';
import styles from './waiver-text.module.css';

/** Of the waiver's letters, beside the usual one. */
export const letterSizes = [0.9, 1, 1.2, 1.45, 1.75];
export const usualSize = 1;

interface Props {
  title: string;
  text: ShownText;
  /** Index into the letter sizes. */
  size: number;
  onSize: (size: number) => void;
  onPrint: () => void;
}

/** Letters smaller and larger, print, download. */
export function WaiverTools({ title, text, size, onSize, onPrint }: Props) {
  const words = useWords(waiver);
  return (
    <div className={styles.tools}>
      <div className={styles.sizes}>
        <Button variant="quiet" disabled={size === 0} onClick={() => onSize(size - 1)}>
          <span aria-hidden="true" dir="ltr">
            {words.smallerMark}
          </span>
          <VisuallyHidden>{words.smaller}</VisuallyHidden>
        </Button>
        <Button variant="quiet" disabled={size === letterSizes.length - 1} onClick={() => onSize(size + 1)}>
          <span aria-hidden="true" dir="ltr">
            {words.largerMark}
          </span>
          <VisuallyHidden>{words.larger}</VisuallyHidden>
        </Button>
      </div>
      <Button variant="quiet" icon="print" onClick={onPrint}>
        {words.print}
      </Button>
      <Button
        variant="quiet"
        icon="download"
        onClick={() => void saveFile(new Response(waiverFile(title, text)), title)}
      >
        {words.download}
      </Button>
    </div>
  );
}
