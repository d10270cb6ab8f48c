import styles from './face-guide.module.css';

/** Where the face belongs: an oval with a little air above the head. */
export function FaceGuide() {
  return (
    <svg className={styles.guide} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path
        d="M0 0h100v100H0Zm50 12c-16 0-26 13-26 32s11 38 26 38 26-19 26-38-10-32-26-32Z"
        fill="#0b1620"
        fillOpacity="0.38"
        fillRule="evenodd"
      />
      <path
        d="M50 12c-16 0-26 13-26 32s11 38 26 38 26-19 26-38-10-32-26-32Z"
        fill="none"
        stroke="#ffffff"
        strokeWidth="0.8"
        strokeDasharray="3 2"
      />
    </svg>
  );
}
