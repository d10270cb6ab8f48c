import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContactTask, Grouping } from '@arrival/contracts';
import { buildCarters, childAnswers, parentAnswers, rentalAnswers } from '../support/checkin';
import type { CrashSite } from './crash-site';

/** A completion as a guest's browser would send it, and what came back. */
export interface Call {
  token: string;
  headId: number;
  contactId: number;
  endpoint: '/Waiver' | '/RentalProfile' | '/ChildRegistration';
  body: object;
  /** Every second call has one: callers of the contract send none. */
  key: string | undefined;
  answer?: { status: number; text: string };
}

/** What becomes of each at the point of sale. */
export const effectKinds = {
  '/Waiver': 'authorization',
  '/RentalProfile': 'rentalProfile',
  '/ChildRegistration': 'childRegistration',
} as const;

/** The open completions of several new households, counted from `first`. */
export async function openCallsOf(site: CrashSite, url: string, households: number, first = 0): Promise<Call[]> {
  const calls: Call[] = [];
  for (let index = 0; index < households; index++)
    calls.push(...(await openCalls(site, url, `family-${first + index}`)));
  return calls;
}

type Asked = ContactTask & { relatedObject: unknown };

/** The open completions of a new household: waiver and profile for each of four, registration for both children. */
async function openCalls(site: CrashSite, url: string, name: string): Promise<Call[]> {
  const household = await buildCarters(site, name);
  const token = await site.identity.token({ sub: name });
  const response = await fetch(`${url}/api/tasks/ContactTaskGrouping/Location/${site.resort.locationId}`, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify({
      activityId: site.resort.activityId,
      contactIds: [household.headId, ...household.memberIds],
    }),
  });
  const grouping = (await response.json()) as Grouping;
  if (!response.ok) throw new Error(`The grouping answered ${response.status}: ${JSON.stringify(grouping)}`);
  const call = (task: Asked, answers: object, index: number): Call => ({
    token,
    headId: household.headId,
    contactId: task.contact.contactId,
    endpoint: task.completeEndpoint as Call['endpoint'],
    body: { id: task.id, taskId: task.taskId, contact: task.contact, relatedObject: answers },
    key: index % 2 === 0 ? randomUUID() : undefined,
  });
  return [
    ...grouping.waiverContactTasks.map((task, index) => call(task, parentAnswers(task), index)),
    ...grouping.rentalProfileContactTasks.map((task, index) => call(task, rentalAnswers, index)),
    ...grouping.childRegistrationContactTasks.map((task, index) => call(task, childAnswers, index)),
  ];
}

const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** Sends a completion. Rejects when no whole answer came: then nobody may say whether it was stored. */
export async function send(
  url: string,
  { token, endpoint, body, key }: Call,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/api/tasks/contact/complete${endpoint}`, {
    method: 'POST',
    headers: { ...headers(token), ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** Sends them, `atOnce` together, and notes the answers; a lost answer stays undefined. `accepted` hears of each one that was stored. */
export async function sendAll(
  url: string,
  calls: readonly Call[],
  atOnce = 24,
  accepted?: (count: number) => void,
): Promise<void> {
  const waiting = [...calls];
  let count = 0;
  const one = async (): Promise<void> => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      call.answer = await send(url, call).catch(() => undefined);
      if (call.answer?.status === 200) accepted?.(++count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Sends all of them, and again those that a busy machine was told to bring back later, as an app does, until none of these is left. */
export async function sendUntilTaken(url: string, calls: readonly Call[], atOnce = 8): Promise<void> {
  const deadline = Date.now() + 240_000;
  let waiting = calls;
  while (waiting.length > 0 && Date.now() < deadline) {
    await sendAll(url, waiting, atOnce);
    waiting = waiting.filter(({ answer }) => answer?.status === 503);
    if (waiting.length > 0) await pause(500);
  }
}

/** The answers of those that were refused or never answered. */
export const notAccepted = (calls: readonly Call[]): Call['answer'][] =>
  calls.flatMap(({ answer }) => (answer?.status === 200 ? [] : [answer]));
