import { photoLimits } from '@arrival/contracts';
import { type ChangeEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { hasLiveCamera, hasPhoneCamera } from '../../lib/browser/abilities';
import { onDemand } from '../../lib/browser/on-demand';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';

const accept = photoLimits.acceptedTypes.join(',');
const LiveCamera = onDemand(() => import('./live-camera').then((module) => module.LiveCamera));

export interface PhotoSources {
  /** Opens the camera, here or the phone's own; undefined where the browser knows of none. */
  take: (() => void) | undefined;
  /** Opens what is on the device already. */
  choose: () => void;
  /** The last of the two once more. */
  again: () => void;
  isTaken: boolean;
  /** What they need on the page. */
  element: ReactNode;
}

/** Where a photo comes from. The camera looks at the one who holds the phone, or at another member of the family. */
export function usePhotoSources(
  onFile: (file: File | undefined) => void,
  camera: 'user' | 'environment',
): PhotoSources {
  const words = useWords(photo);
  const gallery = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const [isTaken, setTaken] = useState(false);
  const [isLive, setLive] = useState(false);
  const takeElsewhere = () => lens.current?.click();
  const take = () => {
    setTaken(true);
    if (hasLiveCamera()) setLive(true);
    else takeElsewhere();
  };
  const choose = () => {
    setTaken(false);
    gallery.current?.click();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a refusal.
    event.target.value = '';
    if (file) onFile(file);
  };
  const input = { type: 'file', accept, hidden: true, tabIndex: -1, onChange: change };
  const closeThen = (next: () => void) => () => {
    setLive(false);
    next();
  };
  return {
    take: hasLiveCamera() || hasPhoneCamera() ? take : undefined,
    choose,
    again: isTaken ? take : choose,
    isTaken,
    element: (
      <>
        <input ref={gallery} aria-label={words.choose} {...input} />
        <input ref={lens} aria-label={words.take} capture={camera} {...input} />
        {isLive && (
          <Suspense>
            <LiveCamera
              facing={camera}
              onPicture={(file) => closeThen(() => onFile(file))()}
              onChoose={closeThen(choose)}
              onElsewhere={hasPhoneCamera() ? closeThen(takeElsewhere) : undefined}
              onClose={() => setLive(false)}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
