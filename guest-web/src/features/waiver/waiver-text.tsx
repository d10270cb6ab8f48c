import { type RefObject, useEffect, useRef, useState } from 'react';
import { RichText } from '../../ui/rich-text';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { useIsPrinting, useOwnPrint } from './printing';
import { useWaiverFrame } from './use-waiver-frame';
import type { ShownText } from './waiver-frame';
import styles from './waiver-text.module.css';
import { letterSizes, usualSize, WaiverTools } from './waiver-tools';

// Without scripts: the text can neither act nor reach the page. `allow-modals` is what printing needs, `allow-popups` what links need.
const sandbox = 'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox';
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head><body></body></html>';

/** Chosen once in a visit: whoever needs large letters needs them for the next text too. */
let chosenSize = usualSize;

interface Props {
  title: string;
  text: ShownText;
  /** How much of it has been in view, in per cent. */
  onRead?: (share: number) => void;
}

/** The waiver in large, readable type, as a part of the page: nothing scrolls inside it. */
export function WaiverText({ title, text, onRead }: Props) {
  const words = useWords(waiver);
  const [size, setSize] = useState(chosenSize);
  const { frame, height, isMeasured, onLoad } = useWaiverFrame(text, letterSizes[size] ?? 1);
  useOwnPrint(frame, height > 0);
  const isPrinting = useIsPrinting();
  const area = useRef<HTMLElement>(null);
  useReadShare(area, text.html, isMeasured ? height : 0, onRead);
  const choose = (next: number) => {
    chosenSize = next;
    setSize(next);
  };
  return (
    <div>
      <WaiverTools
        title={title}
        text={text}
        size={size}
        onSize={choose}
        onPrint={() => frame.current?.contentWindow?.print()}
      />
      <section ref={area} className={styles.text} data-waiting={height === 0 || undefined} aria-label={title}>
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ blockSize: height }}
          title={words.textOf({ title })}
          sandbox={sandbox}
          srcDoc={emptyPage}
          onLoad={onLoad}
        />
        {/* The page is printed from the browser's menu: of the frame there would be slices. */}
        {isPrinting && (
          <div lang={text.language} className={styles.onPaper}>
            <RichText html={text.html} />
          </div>
        )}
      </section>
    </div>
  );
}

/** Tells how far down the text the window has been; never less than before, however high the text becomes. */
function useReadShare(
  area: RefObject<HTMLElement | null>,
  html: string,
  height: number,
  onRead: Props['onRead'],
): void {
  const latest = useRef(onRead);
  latest.current = onRead;
  const most = useRef({ html, share: 0 });
  useEffect(() => {
    if (height === 0) return;
    if (most.current.html !== html) most.current = { html, share: 0 };
    const look = () => {
      const box = area.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const share = (window.innerHeight - box.top) / box.height;
      const seen = share > 0.99 ? 100 : Math.floor(Math.max(0, share) * 100);
      most.current.share = Math.max(most.current.share, seen);
      latest.current?.(most.current.share);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [area, html, height]);
}
