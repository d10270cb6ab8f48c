import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ActionBar } from '../../lib/checkin/action-bar';
import { useFocusWhenLost } from '../../lib/checkin/use-focus-when-lost';
import { Button } from '../../ui/button';
import { FaceGuide } from './face-guide';
import styles from './photo-editor.module.css';
import type { Cut } from './photo-form';
import { PhotoTools } from './photo-tools';
import { maxZoom, useCrop } from './use-crop';

interface Props {
  url: string;
  name: string;
  onConfirm: (cut: Cut) => void;
  onRemove: () => void;
  busy: boolean;
}

/** A square cut: pinch, wheel, drag, arrow keys, or the buttons for everything. */
export function PhotoEditor({ url, name, onConfirm, onRemove, busy }: Props) {
  const frame = useFocusWhenLost<HTMLDivElement>();
  const { cropper, zoom, cut, zoomBy, turn, move } = useCrop();
  return (
    <>
      <div ref={frame} className={styles.frame} tabIndex={-1}>
        <Cropper
          {...cropper}
          image={url}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          mediaProps={{ alt: `Photo of ${name}, to be cut` }}
          cropperProps={{ 'aria-label': 'Part of the photo that is used. Move it with the arrow keys.', role: 'application' }}
        />
        <FaceGuide />
      </div>
      <p className={styles.hint}>Put the face into the oval: drag and pinch, or use the buttons.</p>
      <PhotoTools zoom={zoom} maxZoom={maxZoom} onZoom={zoomBy} onTurn={turn} onMove={move} />
      <ActionBar>
        <Button variant="secondary" size="l" onClick={onRemove} disabled={busy}>
          Remove
        </Button>
        <Button className={styles.confirm} size="l" busy={busy} disabled={!cut} onClick={() => cut && onConfirm(cut)}>
          Use this photo
        </Button>
      </ActionBar>
    </>
  );
}
