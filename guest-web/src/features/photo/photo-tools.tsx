import { classes } from '../../ui/classes';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
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
  const words = useWords(photo).tool;
  return (
    <div className={styles.tools}>
      <div className={styles.group}>
        <ToolButton label={words.zoomOut} shape="minus" disabled={zoom <= 1} onClick={() => onZoom(-zoomStep)} />
        <ToolButton label={words.zoomIn} shape="plus" disabled={zoom >= maxZoom} onClick={() => onZoom(zoomStep)} />
        <ToolButton label={words.rotate} shape="rotate" onClick={onTurn} />
      </div>
      <div className={classes(styles.group, styles.arrows)}>
        <ToolButton label={words.left} shape="left" onClick={() => onMove(-1, 0)} />
        <ToolButton label={words.up} shape="up" onClick={() => onMove(0, -1)} />
        <ToolButton label={words.down} shape="down" onClick={() => onMove(0, 1)} />
        <ToolButton label={words.right} shape="right" onClick={() => onMove(1, 0)} />
      </div>
    </div>
  );
}
