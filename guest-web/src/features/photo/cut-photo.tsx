import type { ReactNode } from 'react';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import styles from './cut-photo.module.css';
import type { CutPicture } from './photo-state';

interface Props {
  cut: CutPicture;
  name: string;
  /** Below it. */
  children?: ReactNode;
}

/** The photo as it will be stored. */
export function CutPhoto({ cut, name, children }: Props) {
  const words = useWords(photo);
  return (
    <div className={styles.result}>
      <img className={styles.cut} src={cut.url} width={400} height={400} alt={words.cut({ name })} />
      {children}
    </div>
  );
}
