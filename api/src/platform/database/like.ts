/** For a `like` pattern: nothing in it is one. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
