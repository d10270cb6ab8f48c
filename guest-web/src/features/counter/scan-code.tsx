import { scanCode } from '@arrival/web/scan-code';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';

/** All the style there is, as in the form. */
const picture = { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 16 } as const;

interface Props {
  /** What stands in the code: an address with the letters at its end. */
  onCode: (text: string) => void;
  onClose: () => void;
}

/** The tablet's own camera reads what the screen of the staff shows. */
export function ScanCode({ onCode, onClose }: Props) {
  const words = useWords(counter);
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    scanCode(video.current, stop.signal).then(
      (text) => text && found.current(text),
      (error: unknown) => {
        console.info('The camera shows nothing', error);
        if (!stop.signal.aborted) setBlind(true);
      },
    );
    return () => stop.abort();
  }, []);
  return (
    <Dialog
      title={words.scan}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {isBlind ? words.blind : <video ref={video} muted playsInline aria-label={words.scan} style={picture} />}
    </Dialog>
  );
}
