import { useEffect, useRef, useState } from 'react';

type Film = 'starting' | 'running' | 'refused' | 'none';

/** The camera runs as long as somebody looks; another round asks for it again. */
export function useFilm(facing: 'user' | 'environment', round: number) {
  const video = useRef<HTMLVideoElement>(null);
  const [film, setFilm] = useState<Film>('starting');
  const [stream, setStream] = useState<MediaStream>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isOver = false;
    const stop = (asked: MediaStream) => {
      for (const track of asked.getTracks()) track.stop();
    };
    setFilm('starting');
    const asked = navigator.mediaDevices.getUserMedia({ video: { facingMode: facing, width: { ideal: 1280 } } });
    asked.then(
      (given) => !isOver && setStream(given),
      (error: unknown) =>
        !isOver && setFilm(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none'),
    );
    return () => {
      isOver = true;
      asked.then(stop, () => undefined);
    };
  }, [facing, round]);
  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return;
    element.srcObject = stream;
    element.play().then(
      () => setFilm('running'),
      () => setFilm('none'),
    );
  }, [stream]);
  return { video, film };
}
