import { taskTypeIds } from './constants';
import { taskWriteSchema } from './task';

const waiver = {
  name: 'Season waiver',
  taskTypeId: taskTypeIds.waiver,
  posWaiverId: 'W-1',
  enableAgreeCheckbox: true,
  startEffectiveDate: '2027-02-02',
  endEffectiveDate: '2027-01-01',
};
const wrong = (task: object) =>
  taskWriteSchema.safeParse({ ...waiver, ...task }).error?.issues.map(({ path }) => path[0]);

test('dates are held to their order where they count', () => {
  expect(wrong({})).toEqual(['endEffectiveDate']);
  expect(wrong({ endEffectiveDate: '2027-02-02' })).toBeUndefined();
  expect(wrong({ useTodayAsValidationDate: true })).toBeUndefined();
  expect(wrong({ taskTypeId: taskTypeIds.photo })).toBeUndefined();
});
