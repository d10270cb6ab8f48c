import { pathOf, typeOfPath } from './step-paths';

test('an address names a task type', () => {
  expect(typeOfPath('/checkin/RentalProfile')).toBe(2);
  expect(typeOfPath('/checkin')).toBeUndefined();
  expect(typeOfPath(pathOf(4))).toBe(4);
});
