import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import styles from './photo-picker.module.css';
import type { PhotoSources } from './photo-sources';

interface Props {
  /** 'Add Photo' or 'Update Photo' (spec §2). */
  label: string;
  sources: PhotoSources;
  /** Cancel or skip. */
  secondary?: ReactNode;
  /** Between the place for the photo and the action. */
  below?: ReactNode;
  children: ReactNode;
}

/** Take or choose, and the words for dropping. */
export function PhotoPicker({ label, sources: { take, choose }, secondary, below, children }: Props) {
  const words = useWords(photo);
  const first = useFocusWhenLost<HTMLButtonElement>();
  return (
    <>
      <div className={styles.place}>
        {children}
        {!matchMedia('(pointer: coarse)').matches && <p className={styles.drop}>{words.drop}</p>}
      </div>
      {below}
      <ActionBar>
        {secondary}
        <Button
          ref={take ? undefined : first}
          className={styles.add}
          variant={take ? 'secondary' : 'primary'}
          size="l"
          icon="plus"
          onClick={choose}
        >
          {label}
        </Button>
        {take && (
          <Button ref={first} className={styles.take} size="l" icon="camera" onClick={take}>
            {words.take}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
