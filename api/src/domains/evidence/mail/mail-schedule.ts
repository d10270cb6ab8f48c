const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next: what a mailbox that is full or a server that makes newcomers wait may take. Together three days. */
export const mailPauses = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;
