const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML says it, also between quotes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string);
