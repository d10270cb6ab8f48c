import styles from './photo-editor.module.css';
import { ToolButton } from './tool-button';

interface Props {
  zoom: number;
  maxZoom: number;
  onZoom: (step: number) => void;
  onTurn: () => void;
  /** One step to the right and down. */
  onMove: (x: number, y: number) => void;
}

const zoomStep = 0.25;

/** Everything that fingers can do with the photo, as buttons. */
export function PhotoTools({ zoom, maxZoom, onZoom, onTurn, onMove }: Props) {
  return (
    <div className={styles.tools}>
      <div className={styles.group}>
        <ToolButton label="Zoom out" shape="minus" disabled={zoom <= 1} onClick={() => onZoom(-zoomStep)} />
        <ToolButton label="Zoom in" shape="plus" disabled={zoom >= maxZoom} onClick={() => onZoom(zoomStep)} />
        <ToolButton label="Rotate" shape="rotate" onClick={onTurn} />
      </div>
      <div className={styles.group}>
        <ToolButton label="Move left" shape="left" onClick={() => onMove(-1, 0)} />
        <ToolButton label="Move up" shape="up" onClick={() => onMove(0, -1)} />
        <ToolButton label="Move down" shape="down" onClick={() => onMove(0, 1)} />
        <ToolButton label="Move right" shape="right" onClick={() => onMove(1, 0)} />
      </div>
    </div>
  );
}
