import styles from './word-mark.module.css';

/** A small peak and the title in words, where the resort has set no logo. */
export function WordMark({ title }: { title: string }) {
  return (
    <span className={styles.mark}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <path d="M2 28 13.5 8l5 8.5L21.5 12 32 28Z" fill="currentColor" />
        <path d="m13.5 8 4 6.8-2.2 1.6-1.9-2.5-2.4 2.7-1.7-1.5Z" className={styles.cap} />
      </svg>
      <span>{title}</span>
    </span>
  );
}
