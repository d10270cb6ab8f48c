import styles from './signature-pad.module.css';

interface Props {
  name: string;
  label: string;
}

/** The pad for those who cannot draw: the typed name as it will stand there. */
export function TypedSignature({ name, label }: Props) {
  return (
    <div className={styles.pad}>
      <div className={styles.paper}>
        <p className={name.trim() ? styles.written : styles.hint}>{name.trim() || 'Your typed name will stand here'}</p>
        <span className={styles.line} aria-hidden="true" />
      </div>
      <p className={styles.below}>{label}</p>
    </div>
  );
}
