import { type RefObject, useEffect, useRef, useState } from 'react';
import { bringFaces } from '../../lib/wording/faces';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { dressFrame, fillFrame, paintFrame, type ShownText } from './waiver-frame';

interface WaiverFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** As high as the text: the frame itself never scrolls. */
  height: number;
  /** Whether the height is this text's; right after a change it is still the former's. */
  isMeasured: boolean;
  onLoad: () => void;
}

/** Fills the frame with the text and keeps its height, its letters and its colours right. */
export function useWaiverFrame({ html, language }: ShownText, letterSize: number): WaiverFrame {
  const words = useWords(waiver);
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState({ html: '', height: 0 });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!isLoaded || !element?.contentDocument) return;
    fillFrame(element, { html, language }, words);
    void bringFaces(html).then(() => dressFrame(element));
    const body = element.contentDocument.body;
    const observer = new ResizeObserver(() =>
      setMeasured({ html, height: Math.ceil(body.getBoundingClientRect().height) }),
    );
    observer.observe(body);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => paintFrame(element);
    scheme.addEventListener('change', repaint);
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', repaint);
    };
  }, [html, language, isLoaded, words]);
  useEffect(() => {
    if (isLoaded) frame.current?.contentDocument?.documentElement.style.setProperty('--size', String(letterSize));
  }, [letterSize, isLoaded]);
  const { height } = measured;
  return { frame, height, isMeasured: height > 0 && measured.html === html, onLoad: () => setLoaded(true) };
}
