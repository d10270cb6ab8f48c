import { isSignedElsewhere } from './signed-elsewhere';

test('only with the feature and an id of the partner', () => {
  expect(isSignedElsewhere({ externalWaiverId: 'R-1' }, { features: ['1Risk'] })).toBe(true);
  expect(isSignedElsewhere({ externalWaiverId: 'R-1' }, { features: ['PassChecker'] })).toBe(false);
  expect(isSignedElsewhere({ externalWaiverId: '' }, { features: ['1Risk'] })).toBe(false);
  expect(isSignedElsewhere({ externalWaiverId: null }, { features: ['1Risk'] })).toBe(false);
});
