import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { letterSizes } from './letter-sizes';
import { waiverFile } from './waiver-frame';
import styles from './waiver-text.module.css';

interface Props {
  title: string;
  html: string;
  /** Index into the letter sizes. */
  size: number;
  onSize: (size: number) => void;
  onPrint: () => void;
}

/** Letters smaller and larger, print, download. */
export function WaiverTools({ title, html, size, onSize, onPrint }: Props) {
  return (
    <div className={styles.tools}>
      <div className={styles.sizes}>
        <Button variant="quiet" disabled={size === 0} onClick={() => onSize(size - 1)}>
          <span aria-hidden="true" dir="ltr">
            A−
          </span>
          <VisuallyHidden>Smaller text</VisuallyHidden>
        </Button>
        <Button variant="quiet" disabled={size === letterSizes.length - 1} onClick={() => onSize(size + 1)}>
          <span aria-hidden="true" dir="ltr">
            A+
          </span>
          <VisuallyHidden>Larger text</VisuallyHidden>
        </Button>
      </div>
      <Button variant="quiet" icon="print" onClick={onPrint}>
        Print
      </Button>
      <Button variant="quiet" icon="download" onClick={() => download(title, html)}>
        Download
      </Button>
    </div>
  );
}

function download(title: string, html: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(waiverFile(title, html));
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
