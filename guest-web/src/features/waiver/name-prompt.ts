/** What a narrow phone shows of a placeholder, in Latin letters. */
const shownLetters = 26;
/** Chinese, Japanese and Korean ones, which take the room of two. */
const wide = /[\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** Whether the end of the name that is to be typed may be missing there: then it stands below the field as well. */
export const isCutOnPhone = (prompt: string): boolean =>
  prompt.length + (prompt.match(wide)?.length ?? 0) > shownLetters;
