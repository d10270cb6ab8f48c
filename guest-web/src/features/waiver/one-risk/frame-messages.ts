import { type OneRiskMessage, readOneRiskMessage } from '@arrival/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/** The frame that may speak, and the origin of the page that it was given. */
interface Speaker {
  readonly source: unknown;
  readonly origin: string;
}

/**
 * What the partner's page says. Undefined for what comes from anywhere else (D41); `malformed` for what is no message: it is only logged
 * (spec §4).
 */
export function messageFrom(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { source, origin }: Speaker,
): OneRiskMessage | 'malformed' | undefined {
  if (event.source === null || event.source !== source || event.origin !== origin) return undefined;
  return readOneRiskMessage(event.data) ?? 'malformed';
}

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
