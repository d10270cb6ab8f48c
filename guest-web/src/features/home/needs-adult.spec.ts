import type { Contact, TaskReason } from '@arrival/contracts';
import { needAdult } from './needs-adult';
import { reasonOf } from './task-reason.fixture';

const member = (age: number | null, reason: Partial<TaskReason> = {}) => ({
  contact: { age } as Contact,
  left: [reasonOf({ taskTypeId: 1, ...reason })],
});

test('whoever is under 18 waits for an adult, with the other children', () => {
  const [tim, mia, daniel] = [member(16), member(9), member(40)];
  expect(needAdult([tim, mia, daniel], tim.contact)).toEqual([tim.contact, mia.contact]);
});

test.each([
  ['an adult is signed in', [member(9)], { age: 40 }],
  ['nobody knows how old who is signed in is', [member(9)], { age: null }],
  ['nobody is known yet', [member(9)], undefined],
  ['there is another task', [member(16, { taskTypeId: 2 })], { age: 16 }],
  ['it may be left out', [member(16, { isOptional: true })], { age: 16 }],
  ['it is signed at the desk', [member(16, { code: 'waiverNoText', source: 'activity' })], { age: 16 }],
])('no adult is asked for where %s', (_, members, signer) => {
  expect(needAdult(members, signer)).toEqual([]);
});
