import { readSkipped, rememberSkipped, resumeSelection, saveSelection } from './selection';

const kept = new Map<string, string>();
const underWay = { locationId: 1, activityId: 2, contactIds: [7, 8] };

beforeEach(() => {
  kept.clear();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true });
  saveSelection(underWay);
  rememberSkipped(['photo.7']);
});

test('going back into the check-in under way asks for nothing again that was skipped there', () => {
  resumeSelection({ ...underWay, contactIds: [...underWay.contactIds] });
  expect(readSkipped()).toEqual(['photo.7']);
});

test('another check-in asks for everything', () => {
  resumeSelection({ ...underWay, activityId: 3 });
  expect(readSkipped()).toEqual([]);
});
