import { LineIcon } from '../../ui/icon';
import styles from './tool-button.module.css';

const paths = {
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  rotate: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  left: 'M19 12H5m6-7-7 7 7 7',
  right: 'M5 12h14m-6-7 7 7-7 7',
  up: 'M12 19V5m-7 6 7-7 7 7',
  down: 'M12 5v14m-7-6 7 7 7-7',
} as const;

interface Props {
  label: string;
  shape: keyof typeof paths;
  onClick: () => void;
  disabled?: boolean;
}

/** A square button for one step; holding the photo with a finger is never the only way. At its end it keeps the focus. */
export function ToolButton({ label, shape, onClick, disabled }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <LineIcon path={paths[shape]} size={22} />
    </button>
  );
}
