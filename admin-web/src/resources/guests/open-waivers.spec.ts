import type { TaskReason } from '@arrival/contracts';
import { openWaivers } from './open-waivers';

const task = (changes: Partial<TaskReason>): TaskReason => ({
  ...{ code: 'requiredByActivity', taskId: 1, taskName: 'Season waiver', taskTypeId: 1 },
  ...{ isAsked: true, isOptional: false, isComplete: false, isSkipped: false, ...changes },
});
const contact = (contactId: number, name: string, tasks: TaskReason[], applies = true) => ({
  ...{ contactId, name, age: 9, applies, reasonCode: 'ageInRange', productName: null, productDate: null, tasks },
});
const activity = (activityId: number, contacts: ReturnType<typeof contact>[]) => ({
  ...{ activityId, activityName: 'Day', isDefault: true, contacts },
});

test('each waiver that is open, once, with who still has to sign it', () => {
  const mia = contact(2, 'Mia', [task({}), task({ taskId: 2, taskTypeId: 2 })]);
  const leo = contact(3, 'Leo', [task({ code: 'waiverNoText' })]);
  const done = contact(4, 'Emma', [task({ isComplete: true, code: 'alreadyValidUntil' })]);
  expect(openWaivers({ activities: [activity(7, [mia, leo, done]), activity(8, [mia])] })).toEqual([
    {
      ...{ taskId: 1, activityId: 7, name: 'Season waiver' },
      people: [
        { contactId: 3, name: 'Leo' },
        { contactId: 2, name: 'Mia' },
      ],
    },
  ]);
});

test('not one whose season is over, and not of whom the activity does not apply to', () => {
  const ended = contact(2, 'Mia', [task({ code: 'waiverEnded' })]);
  const elsewhere = contact(3, 'Leo', [task({})], false);
  expect(openWaivers({ activities: [activity(7, [ended, elsewhere])] })).toEqual([]);
});
