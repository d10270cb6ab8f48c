import { shownState } from './save-state';

test('“Kept on this phone” is said while something waits, not when it was refused or sent meanwhile', () => {
  expect(shownState('kept', true)).toBe('kept');
  expect(shownState('kept', false)).toBe('idle');
  expect(shownState('saved', false)).toBe('saved');
});
