import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { CutPhoto } from './cut-photo';
import styles from './framed-photo.module.css';
import type { PhotoSources } from './photo-sources';
import type { CutPicture } from './photo-state';

interface Props {
  cut: CutPicture;
  name: string;
  sources: PhotoSources;
  onUse: () => void;
  onAdjust: () => void;
  onRemove: () => void;
}

/** The photo as it was framed by itself: one press uses it, one takes another; the editor is there for who asks for it. */
export function FramedPhoto({ cut, name, sources, onUse, onAdjust, onRemove }: Props) {
  const words = useWords(photo);
  const use = useFocusWhenLost<HTMLButtonElement>();
  return (
    <>
      <CutPhoto cut={cut} name={name}>
        <div className={styles.tools}>
          <Button variant="quiet" icon="edit" onClick={onAdjust}>
            {words.adjust}
          </Button>
          <Button variant="quiet" icon="close" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </CutPhoto>
      <ActionBar>
        <Button
          className={styles.again}
          variant="secondary"
          size="l"
          icon={sources.isTaken ? 'camera' : 'retry'}
          onClick={sources.again}
        >
          {sources.isTaken ? words.retake : words.another}
        </Button>
        <Button ref={use} className={styles.use} size="l" onClick={onUse}>
          {words.use}
        </Button>
      </ActionBar>
    </>
  );
}
