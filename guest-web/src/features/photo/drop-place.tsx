import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { classes } from '../../ui/classes';
import styles from './drop-place.module.css';
import { dropped, type PhotoProblem } from './photo-problem';

interface Props {
  onFile: (file: File) => void;
  onProblem: (problem: PhotoProblem) => void;
  /** While the photo is being stored nothing takes its place. */
  isDisabled: () => boolean;
  children: ReactNode;
}

/** A photo dropped here takes the place of what is open, whatever that is (spec §4, §9: drop-replace on). */
export function DropPlace({ onFile, onProblem, isDisabled, children }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (isDisabled()) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (isDisabled()) return;
    event.preventDefault();
    const found = dropped(event.dataTransfer);
    if ('file' in found) onFile(found.file);
    else onProblem(found.problem);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons do the same
    <div
      className={classes(styles.place, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** A file dropped beside the place for it: the browser would open it and leave the app. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      event.preventDefault();
    };
    const drop = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
