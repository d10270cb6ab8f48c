import type { saving } from '../../words/checkin';
import type { Said } from '../../words/section';

/** Where what was typed is now. */
export type SaveState = 'idle' | 'saving' | 'retrying' | 'waiting' | 'signedOut' | 'saved';

/** What the button itself says while it waits for an answer. */
export function buttonWords(words: Said<typeof saving.english.button>, state: SaveState): string | undefined {
  return state === 'idle' || state === 'saved' ? undefined : words[state];
}
