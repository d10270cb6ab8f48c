import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeReader } from './code-reader';

const pauseMilliseconds = 150;
const rearCamera = { video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } };

/** Shows the camera in the video until it has seen a code, and answers that; nothing when it was stopped before. The camera is off afterwards. */
async function scanCode(video: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia(rearCamera);
  try {
    if (stopped.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    const reader = await codeReader();
    while (!stopped.aborted) {
      // A picture that cannot be read is followed by the next.
      const [code] = await reader.detect(video).catch(() => []);
      if (code?.rawValue.trim()) return stopped.aborted ? undefined : code.rawValue.trim();
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

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
