const HIDDEN = '•••';
const SHOWN_DIGITS = 2;

/** Enough of an address or number for whoever has it to know it again, and for nobody else: `e•••@example.com`, `•••89`. */
export function recipientHint(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${[...recipient][0]}${HIDDEN}${recipient.slice(at)}`;
  return `${HIDDEN}${recipient.slice(-SHOWN_DIGITS)}`;
}
