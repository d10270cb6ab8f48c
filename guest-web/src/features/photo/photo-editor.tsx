import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ActionBar } from '../../lib/checkin/action-bar';
import { useFocusWhenLost } from '../../lib/checkin/use-focus-when-lost';
import { Button } from '../../ui/button';
import { type Area, type Point, restrict, type Size } from './crop';
import { FaceGuide } from './face-guide';
import styles from './photo-editor.module.css';
import { ToolButton } from './tool-button';

const maxZoom = 4;
const zoomStep = 0.25;
const moveStep = 16;

interface Props {
  url: string;
  name: string;
  onConfirm: (area: Area, rotation: number) => void;
  onRemove: () => void;
  busy: boolean;
}

/** A square cut: pinch, wheel, drag, arrow keys, or the buttons for everything. */
export function PhotoEditor({ url, name, onConfirm, onRemove, busy }: Props) {
  const frame = useFocusWhenLost<HTMLDivElement>();
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area>();
  const [media, setMedia] = useState<Size>();
  const [square, setSquare] = useState<Size>();

  const place = (next: Point, nextZoom = zoom, nextRotation = rotation) =>
    setPosition(media && square ? restrict(next, media, square, nextZoom, nextRotation) : next);
  const move = (x: number, y: number) => place({ x: position.x + x * moveStep, y: position.y + y * moveStep });
  const zoomBy = (step: number) => {
    const next = Math.min(maxZoom, Math.max(1, zoom + step));
    setZoom(next);
    place({ x: (position.x * next) / zoom, y: (position.y * next) / zoom }, next);
  };
  const turn = () => {
    const next = (rotation + 90) % 360;
    setRotation(next);
    place({ x: -position.y, y: position.x }, zoom, next);
  };

  return (
    <>
      <div ref={frame} className={styles.frame} tabIndex={-1}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          maxZoom={maxZoom}
          objectFit="cover"
          showGrid={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          onMediaLoaded={setMedia}
          onCropSizeChange={setSquare}
          mediaProps={{ alt: `Photo of ${name}, to be cut` }}
          cropperProps={{ 'aria-label': 'Part of the photo that is used. Move it with the arrow keys.', role: 'application' }}
        />
        <FaceGuide />
      </div>
      <p className={styles.hint}>Put the face into the oval: drag and pinch, or use the buttons.</p>
      <div className={styles.tools}>
        <div className={styles.group}>
          <ToolButton label="Zoom out" shape="minus" disabled={zoom <= 1} onClick={() => zoomBy(-zoomStep)} />
          <ToolButton label="Zoom in" shape="plus" disabled={zoom >= maxZoom} onClick={() => zoomBy(zoomStep)} />
          <ToolButton label="Rotate" shape="rotate" onClick={turn} />
        </div>
        <div className={styles.group}>
          <ToolButton label="Move left" shape="left" onClick={() => move(-1, 0)} />
          <ToolButton label="Move up" shape="up" onClick={() => move(0, -1)} />
          <ToolButton label="Move down" shape="down" onClick={() => move(0, 1)} />
          <ToolButton label="Move right" shape="right" onClick={() => move(1, 0)} />
        </div>
      </div>
      <ActionBar>
        <Button variant="secondary" size="l" onClick={onRemove} disabled={busy}>
          Remove
        </Button>
        <Button className={styles.confirm} size="l" busy={busy} disabled={!area} onClick={() => area && onConfirm(area, rotation)}>
          Use this photo
        </Button>
      </ActionBar>
    </>
  );
}
