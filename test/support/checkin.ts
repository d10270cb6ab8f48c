import type { ContactTask, Grouping } from '@arrival/contracts';
import type { SignedInAgent, TestApi } from './api';
import { born, buildHousehold, type Household } from './build-household';
import {
  buildActivity,
  buildChildTask,
  buildLocation,
  buildPhotoTask,
  buildReferenceLists,
  buildRentalTask,
  buildWaiverTask,
  type WaiverSeed,
} from './build-resort';

/** A resort with one location and one activity that asks for all four tasks. */
export interface CheckinResort {
  locationId: number;
  activityId: number;
  tasks: { waiver: number; rental: number; child: number; photo: number };
}

export async function buildCheckinResort(
  { database }: Pick<TestApi, 'database'>,
  waiver: WaiverSeed = {},
): Promise<CheckinResort> {
  await database.rows('update task_type set enable_shoe_size = true, enable_stance = true where id = 2');
  await buildReferenceLists(database);
  const tasks = {
    waiver: await buildWaiverTask(database, { enableAgreeCheckbox: true, enableTextSignature: true, ...waiver }),
    rental: await buildRentalTask(database),
    child: await buildChildTask(database),
    photo: await buildPhotoTask(database, { isOptional: true }),
  };
  const activityId = await buildActivity(database, { taskIds: Object.values(tasks) });
  const locationId = await buildLocation(database, { isDefault: true, activityIds: [activityId] });
  return { locationId, activityId, tasks };
}

/** Emma Carter with Mia (9), Leo (6) and Daniel (40). */
export async function buildCarters(
  { database, identity }: Pick<TestApi, 'database' | 'identity'>,
  subject = 'emma',
): Promise<Household> {
  return buildHousehold(database, {
    issuer: identity.issuer,
    subject,
    members: [
      { firstName: 'Mia' },
      { firstName: 'Leo', dateOfBirth: born(6) },
      { firstName: 'Daniel', dateOfBirth: born(40) },
    ],
  });
}

export interface SignedInCarters {
  carters: Household;
  emma: SignedInAgent;
  mia: number;
  leo: number;
  daniel: number;
}

/** New Carters, with Emma signed in. */
export async function signedInCarters(api: TestApi): Promise<SignedInCarters> {
  const sub = `emma-${Math.random()}`;
  const carters = await buildCarters(api, sub);
  const [mia, leo, daniel] = carters.memberIds as [number, number, number];
  return { carters, emma: await api.as({ sub }), mia, leo, daniel };
}

export async function group(agent: SignedInAgent, resort: CheckinResort, contactIds: number[]): Promise<Grouping> {
  const { locationId, activityId } = resort;
  const answer = await agent
    .post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`)
    .send({ activityId, contactIds });
  expect(answer.body).not.toHaveProperty('code');
  return answer.body;
}

export const taskOf = <Task extends ContactTask>(tasks: Task[], contactId: number): Task => {
  const task = tasks.find((candidate) => candidate.contact.contactId === contactId);
  if (!task) throw new Error(`No contact task of ${contactId}`);
  return task;
};

/** Sends a contact task back completed, the way the guest app does. */
export const complete = (agent: SignedInAgent, task: ContactTask, relatedObject: unknown, key?: string) =>
  agent
    .post(`/api/tasks/contact/complete${task.completeEndpoint}`)
    .set(key ? { 'idempotency-key': key } : {})
    .send({ ...task, relatedObject });

/** What the account holder states for a child, under the text that was shown. */
export const parentAnswers = ({ relatedObject }: Grouping['waiverContactTasks'][number]) => ({
  agree: true,
  consent: true,
  relationship: 'parent',
  signerName: relatedObject.expectedSignerName,
  rolTextHash: relatedObject.rolTextHash,
});

export const rentalAnswers = {
  selectedAge: '0-49',
  selectedAbility: 'I',
  selectedHeight: 'H1',
  selectedWeight: 'W1',
  shoeSize: '38',
  selectedGoofy: 'N',
};

export const childAnswers = {
  primaryEmergencyContact: 'Emma Carter',
  primaryEmergencyPhone: '+1 970 555 0100',
  alternateEmergencyContact1: 'Daniel Carter',
  alternateEmergencyPhone1: '+1 970 555 0101',
  drugAllergy: '',
  foodAllergy: 'Peanuts',
  medication: '',
  specialCondition: '',
};
