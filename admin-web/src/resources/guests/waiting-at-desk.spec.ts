import type { EligibilityPreview, TaskReason } from '@arrival/contracts';
import type { Member } from './member';
import { waitingAtDesk } from './waiting-at-desk';

const member = (contactId: number, firstName: string, mediaToPrint: string[] = []) =>
  ({ contactId, firstName, mediaToPrint }) as unknown as Member;
const [emma, mia, leo] = [
  member(1, 'Emma', ['Day ticket', 'Season pass']),
  member(2, 'Mia', ['Day ticket']),
  member(3, 'Leo'),
];

const task = (taskTypeId: number, changes: Partial<TaskReason> = {}): TaskReason => ({
  code: 'requiredByActivity',
  taskId: taskTypeId,
  taskName: taskTypeId === 1 ? 'Race waiver' : 'Rental profile',
  taskTypeId,
  isAsked: true,
  isOptional: false,
  isComplete: false,
  isSkipped: false,
  ...changes,
});
const done = { isComplete: true, code: 'alreadyValidUntil' } as const;

const preview = (tasks: Record<number, TaskReason[]>, applies = true): EligibilityPreview => ({
  locationId: 1,
  date: '2026-11-21',
  activities: [
    {
      activityId: 1,
      activityName: 'Skiing',
      isDefault: true,
      contacts: Object.entries(tasks).map(([id, own]) => ({
        contactId: Number(id),
        name: '',
        age: 30,
        applies,
        reasonCode: 'ageInRange',
        productName: null,
        productDate: null,
        tasks: own,
      })),
    },
  ],
});

test('passes to print are counted, and told by whose they are', () => {
  expect(waitingAtDesk([emma, mia, leo], preview({}))).toEqual([
    { kind: 'passes', title: '3 passes to print', details: ['Emma: Day ticket, Season pass', 'Mia: Day ticket'] },
  ]);
});

test('gear waits for whoever is asked for it: a label is ready, or somebody is measured first', () => {
  const tasks = { 1: [task(2, done)], 2: [task(2)], 3: [task(2, { code: 'notInAgeRange', isAsked: false })] };
  const known = [member(1, 'Emma'), member(2, 'Mia'), leo];
  expect(waitingAtDesk(known, preview(tasks))).toEqual([
    { kind: 'gear', title: 'Rental gear for 2', details: ['1 label ready, missing: Mia'], ready: [known[0]] },
  ]);
  expect(waitingAtDesk([leo], preview(tasks, false))).toEqual([]);
});

test('a waiver that nobody can sign in the app waits there too', () => {
  const tasks = { 3: [task(1, { code: 'waiverNoText', source: 'activity' })] };
  expect(waitingAtDesk([leo], preview(tasks))).toEqual([
    { kind: 'waivers', title: '1 waiver at the desk', details: ['Leo: Race waiver'] },
  ]);
});
