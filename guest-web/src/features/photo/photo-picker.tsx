import { photoLimits } from '@arrival/contracts';
import { type ReactNode, useRef } from 'react';
import { useFocusWhenLost } from '../../lib/checkin/use-focus-when-lost';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import styles from './photo-picker.module.css';

const accept = photoLimits.acceptedTypes.join(',');

interface Props {
  /** 'Add Photo' or 'Update Photo' (spec §2). */
  label: string;
  onFile: (file: File | undefined) => void;
  /** Cancel or skip. */
  secondary?: ReactNode;
  /** Between the place for the photo and the action. */
  below?: ReactNode;
  children: ReactNode;
  disabled?: boolean;
}

/** Camera or gallery, and the words for dropping. */
export function PhotoPicker({ label, onFile, secondary, below, children, disabled }: Props) {
  const words = useWords(photo);
  const add = useFocusWhenLost<HTMLButtonElement>();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = (capture: 'user' | undefined) => ({
    type: 'file',
    accept,
    capture,
    hidden: true,
    tabIndex: -1,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const file = event.target.files?.[0];
      // The same file may be chosen again after a refusal.
      event.target.value = '';
      if (file) onFile(file);
    },
  });
  return (
    <>
      <div className={styles.place}>
        {children}
        {!canCapture() && <p className={styles.drop}>{words.drop}</p>}
      </div>
      <input ref={gallery} aria-label={words.choose} {...input(undefined)} />
      <input ref={camera} aria-label={words.take} {...input('user')} />
      {below}
      <ActionBar>
        {secondary}
        {canCapture() && (
          <Button
            className={styles.camera}
            variant="secondary"
            size="l"
            icon="camera"
            onClick={() => camera.current?.click()}
            disabled={disabled}
          >
            {words.camera}
          </Button>
        )}
        <Button
          ref={add}
          className={styles.add}
          size="l"
          icon="plus"
          onClick={() => gallery.current?.click()}
          disabled={disabled}
        >
          {label}
        </Button>
      </ActionBar>
    </>
  );
}

/** On phones `capture` opens the camera; elsewhere it would be a second way to the same file dialog. */
const canCapture = (): boolean => matchMedia('(pointer: coarse)').matches;
