import { type ReactNode, type RefObject, useState } from 'react';
import { useIsHere } from '../../lib/completion/use-is-here';
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
import { useFilm } from './use-film';

interface Props {
  facing: 'user' | 'environment';
  /** Nothing where the browser makes no picture of what it shows. */
  onPicture: (file: File | undefined) => void;
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
  const isHere = useIsHere();
  const shoot = async () => {
    const picture = video.current && (await frameOf(video.current).catch(() => undefined));
    if (isHere.current) onPicture(picture ?? undefined);
  };
  const off = film === 'refused' || film === 'none' ? words.camera[film] : undefined;
  return (
    <Dialog
      title={off ? off.title : words.take}
      onClose={onClose}
      actions={
        off ? (
          <Both onSecond={again} second={tryAgain}>
            {onElsewhere && (
              <Button variant="secondary" icon="camera" onClick={onElsewhere}>
                {words.take}
              </Button>
            )}
            <Button onClick={onChoose}>{words.choose}</Button>
          </Both>
        ) : (
          <Both onSecond={onClose} second={cancel}>
            <Button icon="camera" onClick={() => void shoot()} disabled={film !== 'running'}>
              {words.camera.shoot}
            </Button>
          </Both>
        )
      }
    >
      {off ? (
        <>
          <p>{off.why}</p>
          {film === 'refused' && <OtherBrowser />}
        </>
      ) : (
        <View video={video} isMirrored={facing === 'user'} isRunning={film === 'running'} />
      )}
    </Dialog>
  );
}

interface ViewProps {
  video: RefObject<HTMLVideoElement | null>;
  isMirrored: boolean;
  isRunning: boolean;
}

function View({ video, isMirrored, isRunning }: ViewProps) {
  const { camera } = useWords(photo);
  return (
    <>
      <div className={styles.view}>
        <video
          ref={video}
          className={classes(styles.film, isMirrored && styles.mirror)}
          aria-label={camera.view}
          autoPlay
          playsInline
          muted
        />
        {isRunning ? <FaceGuide /> : <Spinner size={48} label={camera.starting} />}
      </div>
      <p>{camera.hint}</p>
    </>
  );
}

function Both({ second, onSecond, children }: { second: string; onSecond: () => void; children: ReactNode }) {
  return (
    <>
      <Button variant="secondary" onClick={onSecond}>
        {second}
      </Button>
      {children}
    </>
  );
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
