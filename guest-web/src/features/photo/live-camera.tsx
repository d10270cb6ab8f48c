import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import { OtherBrowser } from '../../ui/other-browser/other-browser';
import { Spinner } from '../../ui/spinner';
import { common } from '../../words/common';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { FaceGuide } from './face-guide';
import styles from './live-camera.module.css';
import { toJpeg } from './to-jpeg';

type Film = 'starting' | 'running' | 'refused' | 'none';

interface Props {
  facing: 'user' | 'environment';
  onPicture: (file: File) => void;
  /** The other way to a photo, for whom the camera does not work. */
  onChoose: () => void;
  /** The phone's own camera, where the browser opens it. */
  onElsewhere: (() => void) | undefined;
  onClose: () => void;
}

/** What the camera sees, one's own face as in a mirror. A camera that is refused or missing is no dead end. */
export function LiveCamera({ facing, onPicture, onChoose, onElsewhere, onClose }: Props) {
  const words = useWords(photo);
  const { cancel, tryAgain } = useWords(common);
  const [round, setRound] = useState(0);
  const { video, film } = useFilm(facing, round);
  const again = () => setRound(round + 1);
  const shoot = async () => {
    if (video.current) onPicture(await frameOf(video.current));
  };
  const off = film === 'refused' || film === 'none' ? words.camera[film] : undefined;
  return (
    <Dialog
      title={off ? off.title : words.take}
      onClose={onClose}
      actions={
        off ? (
          <Both
            first={
              <>
                {onElsewhere && (
                  <Button variant="secondary" icon="camera" onClick={onElsewhere}>
                    {words.take}
                  </Button>
                )}
                <Button onClick={onChoose}>{words.choose}</Button>
              </>
            }
            onSecond={again}
            second={tryAgain}
          />
        ) : (
          <Both
            first={
              <Button icon="camera" onClick={() => void shoot()} disabled={film !== 'running'}>
                {words.camera.shoot}
              </Button>
            }
            onSecond={onClose}
            second={cancel}
          />
        )
      }
    >
      {off ? (
        <>
          <p>{off.why}</p>
          {film === 'refused' && <OtherBrowser />}
        </>
      ) : (
        <>
          <div className={styles.view}>
            <video
              ref={video}
              className={classes(styles.film, facing === 'user' && styles.mirror)}
              aria-label={words.camera.view}
              autoPlay
              playsInline
              muted
            />
            {film === 'running' ? <FaceGuide /> : <Spinner size={48} label={words.camera.starting} />}
          </div>
          <p>{words.camera.hint}</p>
        </>
      )}
    </Dialog>
  );
}

function Both({ first, second, onSecond }: { first: ReactNode; second: string; onSecond: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onSecond}>
        {second}
      </Button>
      {first}
    </>
  );
}

/** The camera runs as long as somebody looks; another round asks for it again. */
function useFilm(facing: Props['facing'], round: number) {
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

/** What the camera sees now, cut to the square that is shown; not mirrored. */
async function frameOf(video: HTMLVideoElement): Promise<File> {
  const side = Math.min(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
  canvas.getContext('2d')?.drawImage(video, x, y, side, side, 0, 0, side, side);
  return new File([await toJpeg(canvas, 0.95)], 'camera.jpg', { type: 'image/jpeg' });
}
