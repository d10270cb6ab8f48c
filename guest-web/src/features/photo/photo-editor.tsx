import Cropper from 'react-easy-crop';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import 'react-easy-crop/react-easy-crop.css';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { maxZoom } from './crop';
import { FaceGuide } from './face-guide';
import styles from './photo-editor.module.css';
import type { Cut } from './photo-form';
import { PhotoTools } from './photo-tools';
import { useCrop } from './use-crop';

interface Props {
  url: string;
  name: string;
  /** As it is cut now. */
  start: Cut;
  /** Moved, enlarged or turned, and not confirmed yet. */
  onFrame: (cut: Cut) => void;
  onConfirm: (cut: Cut) => void;
  onRemove: () => void;
  busy: boolean;
}

/** A square cut: pinch, wheel, drag, arrow keys, or the buttons for everything. */
export function PhotoEditor({ url, name, start, onFrame, onConfirm, onRemove, busy }: Props) {
  const words = useWords(photo);
  const frame = useFocusWhenLost<HTMLDivElement>();
  const { cropper, zoom, cut, zoomBy, rotate, move } = useCrop(start, onFrame);
  return (
    <>
      <div ref={frame} className={styles.frame} tabIndex={-1}>
        <Cropper
          {...cropper}
          image={url}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          mediaProps={{ alt: words.toBeCut({ name }) }}
          cropperProps={{ 'aria-label': words.square, role: 'application' }}
        />
        <FaceGuide />
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <PhotoTools zoom={zoom} maxZoom={maxZoom} onZoom={zoomBy} onTurn={rotate} onMove={move} />
      <ActionBar>
        <Button variant="secondary" size="l" onClick={onRemove} disabled={busy}>
          {words.remove}
        </Button>
        <Button className={styles.confirm} size="l" busy={busy} disabled={!cut} onClick={() => cut && onConfirm(cut)}>
          {words.use}
        </Button>
      </ActionBar>
    </>
  );
}
