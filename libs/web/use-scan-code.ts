import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scanCode } from './scan-code';

/** The camera in a video until it has seen a code; `failure`: why there is no picture. */
export function useScanCode(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<Error>();
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    scanCode(video.current, stop.signal).then(
      (text) => text && found(text),
      (error: Error) => {
        console.info('The camera shows nothing', error);
        if (!stop.signal.aborted) setFailure(error);
      },
    );
    return () => stop.abort();
  }, []);
  return { video, failure };
}
