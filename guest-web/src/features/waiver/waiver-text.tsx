import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { fillFrame, paintFrame, waiverFile } from './waiver-frame';
import styles from './waiver-text.module.css';

const sizes = [0.9, 1, 1.2, 1.45, 1.75];
// Without scripts: the text can neither act nor reach the page. `allow-modals` is what printing needs, `allow-popups` what links need.
const sandbox = 'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox';
const emptyPage = '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head><body></body></html>';

interface Props {
  title: string;
  html: string;
  /** Past the text, for those who are through with it. */
  onSign?: () => void;
}

/** The waiver in large, readable type, with how far one has read, the size of the letters, print and download. */
export function WaiverText({ title, html, onSign }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [step, setStep] = useState(1);
  const [read, setRead] = useState(0);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!isLoaded || !element?.contentDocument) return;
    fillFrame(element, html);
    const body = element.contentDocument.body;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => paintFrame(element);
    scheme.addEventListener('change', repaint);
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', repaint);
    };
  }, [html, isLoaded]);
  useEffect(() => {
    if (isLoaded) frame.current?.contentDocument?.documentElement.style.setProperty('--size', String(sizes[step]));
  }, [step, isLoaded]);

  // A short text needs no scrolling to be read.
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLoaded && scroller.current && height > 0 && height <= scroller.current.clientHeight) setRead(100);
  }, [height, isLoaded]);
  const onScroll = (area: HTMLElement) => {
    const share = (area.scrollTop + area.clientHeight) / Math.max(1, area.scrollHeight);
    setRead((before) => Math.max(before, Math.min(100, share > 0.99 ? 100 : Math.floor(share * 100))));
  };
  return (
    <div className={styles.waiver}>
      <div className={styles.tools}>
        <div className={styles.sizes}>
          <Button variant="quiet" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <span aria-hidden="true" dir="ltr">
              A−
            </span>
            <VisuallyHidden>Smaller text</VisuallyHidden>
          </Button>
          <Button variant="quiet" disabled={step === sizes.length - 1} onClick={() => setStep(step + 1)}>
            <span aria-hidden="true" dir="ltr">
              A+
            </span>
            <VisuallyHidden>Larger text</VisuallyHidden>
          </Button>
        </div>
        <Button variant="quiet" icon="print" onClick={() => frame.current?.contentWindow?.print()}>
          Print
        </Button>
        <Button variant="quiet" icon="download" onClick={() => download(title, html)}>
          Download
        </Button>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.value} style={{ inlineSize: `${read}%` }} />
      </div>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ blockSize: height }}
          title={`Text of ${title}`}
          sandbox={sandbox}
          srcDoc={emptyPage}
          tabIndex={-1}
          onLoad={() => setLoaded(true)}
        />
      </section>
      <div className={styles.below}>
        <span>{read >= 100 ? 'Read to the end' : `${read} % read`}</span>
        {onSign && (
          <Button variant="quiet" onClick={onSign}>
            Go to signing
          </Button>
        )}
      </div>
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
