import { type PreviewMessage, previewReady } from '@arrival/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';

const pauseMilliseconds = 150;

/** Sends the draft to the previewing page: when that page is ready, and shortly after each change. */
export function usePreviewFrame(message: PreviewMessage): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === previewReady)
        setReady(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  const text = JSON.stringify(message);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin),
      pauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [isReady, text]);
  return frame;
}
