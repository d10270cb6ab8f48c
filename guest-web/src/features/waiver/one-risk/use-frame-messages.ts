import type { OneRiskMessage } from '@arrival/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { messageFrom } from './frame-message';

/** Hears the page in the frame, and nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: OneRiskMessage) => void,
): void {
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<unknown>) => {
      const message = messageFrom(event, { source: frame.current?.contentWindow, origin });
      if (message === 'malformed') console.info('1Risk said something that is no message');
      else if (message) latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, url]);
}
