import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { useWaiverFrame } from './use-waiver-frame';
import styles from './waiver-text.module.css';
import { letterSizes, usualSize, WaiverTools } from './waiver-tools';

// Without scripts: the text can neither act nor reach the page. `allow-modals` is what printing needs, `allow-popups` what links need.
const sandbox = 'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox';
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head><body></body></html>';

interface Props {
  title: string;
  html: string;
  /** Past the text, for those who are through with it. */
  onSign?: () => void;
}

/** The waiver in large, readable type, with how far one has read. */
export function WaiverText({ title, html, onSign }: Props) {
  const words = useWords(waiver);
  const [size, setSize] = useState(usualSize);
  const { frame, height, onLoad } = useWaiverFrame(html, letterSizes[size] ?? 1);
  const { area, read, onScroll } = useReadShare(height);
  return (
    <div className={styles.waiver}>
      <WaiverTools
        title={title}
        html={html}
        size={size}
        onSize={setSize}
        onPrint={() => frame.current?.contentWindow?.print()}
      />
      <div className={styles.track} aria-hidden="true">
        <span className={styles.value} style={{ inlineSize: `${read}%` }} />
      </div>
      <section
        ref={area}
        className={styles.scroller}
        data-waiting={height === 0 || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onScroll={onScroll}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ blockSize: height }}
          title={words.textOf({ title })}
          sandbox={sandbox}
          srcDoc={emptyPage}
          tabIndex={-1}
          onLoad={onLoad}
        />
      </section>
      <div className={styles.below}>
        <span>{read >= 100 ? words.readToEnd : words.read({ share: read })}</span>
        {onSign && (
          <Button variant="quiet" onClick={onSign}>
            {words.goToSigning}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How much of the text has been in view, in per cent. A short text needs no scrolling to be read. */
function useReadShare(height: number) {
  const area = useRef<HTMLElement>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (area.current && height > 0 && height <= area.current.clientHeight) setRead(100);
  }, [height]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 1 } = area.current ?? {};
    const share = (scrollTop + clientHeight) / Math.max(1, scrollHeight);
    setRead((before) => Math.max(before, share > 0.99 ? 100 : Math.floor(share * 100)));
  };
  return { area, read, onScroll };
}
