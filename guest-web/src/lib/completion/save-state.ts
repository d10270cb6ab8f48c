import type { saving } from '../../words/checkin';
import type { Said } from '../../words/section';

/** Where what was typed is now. */
export type SaveState = 'idle' | 'saving' | 'retrying' | 'waiting' | 'signedOut' | 'saved' | 'kept';

/** The guest goes on: it is with the server, or on this phone. */
export const isSettled = (state: SaveState): state is 'saved' | 'kept' => state === 'saved' || state === 'kept';

/** What was kept is kept only while it waits: sent or refused meanwhile, the bars on top say so. */
export const shownState = (state: SaveState, isSomethingWaiting: boolean): SaveState =>
  state === 'kept' && !isSomethingWaiting ? 'idle' : state;

/** What the button itself says while it waits for an answer. */
export function buttonWords(words: Said<typeof saving.english.button>, state: SaveState): string | undefined {
  return state === 'idle' || isSettled(state) ? undefined : words[state];
}
