import type { ContactTask, Grouping } from '@arrival/contracts';
import sharp from 'sharp';
import type { BrowserGuest } from './browser-guest';
import { childAnswers } from './checkin';
import type { StackJson } from './stack-json';

/** Who checks in for what, where; the demo resort's ids are fixed. */
export interface Selection {
  locationId: number;
  activityId: number;
  contactIds: number[];
}

type TaskTypeId = 1 | 2 | 3 | 4;

/** What the path asks of them. */
export const grouped = async (guest: BrowserGuest, { locationId, ...body }: Selection): Promise<Grouping> =>
  (await guest.call('POST', `/api/tasks/ContactTaskGrouping/Location/${locationId}`, body)) as Grouping;

/** Finishes the tasks of these types for everybody in the selection, over the API, as the app would; only some tasks when told. */
export async function finish(
  stack: StackJson,
  guest: BrowserGuest,
  selection: Selection,
  types: TaskTypeId[],
  onlyTaskIds?: number[],
): Promise<void> {
  const { locationId, activityId, contactIds } = selection;
  const grouping = await grouped(guest, { locationId, activityId, contactIds });
  const tasks: ContactTask[] = [
    ...grouping.waiverContactTasks,
    ...grouping.rentalProfileContactTasks,
    ...grouping.childRegistrationContactTasks,
    ...grouping.photoContactTasks,
  ];
  const wanted = tasks.filter(({ taskTypeId, isComplete }) => types.includes(taskTypeId as TaskTypeId) && !isComplete);
  for (const task of wanted.filter(({ taskId }) => onlyTaskIds?.includes(taskId) ?? true)) {
    const { id, taskId, contact, completeEndpoint } = task;
    const relatedObject = await answerTo(stack, guest, task);
    await guest.call('POST', `/api/tasks/contact/complete${completeEndpoint}`, { id, taskId, contact, relatedObject });
  }
}

async function answerTo(stack: StackJson, guest: BrowserGuest, task: ContactTask): Promise<object> {
  switch (task.completeEndpoint) {
    case '/Waiver':
      return signatureFor(task as Grouping['waiverContactTasks'][number]);
    case '/RentalProfile':
      return rentalAnswersTo(task as Grouping['rentalProfileContactTasks'][number]);
    case '/ChildRegistration':
      return childAnswers;
    default:
      return { photoHash: await uploadPhoto(stack, guest, task.contact.contactId) };
  }
}

async function signatureFor({ relatedObject, task }: Grouping['waiverContactTasks'][number]): Promise<object> {
  return {
    rolTextHash: relatedObject.rolTextHash,
    agree: true,
    signerName: task.enableTextSignature ? relatedObject.expectedSignerName : undefined,
    signature: task.enableWetSignature ? (await drawnSignature()).toString('base64') : undefined,
    consent: true,
    relationship: 'parent',
    contactIds: relatedObject.contactIds,
    agreedContactIds: relatedObject.contactIds,
    signatureDateOffset: -7,
  };
}

/** The demo's age bands end at 9 and at 49. */
const bandOf = (age: number | null): number => [9, 49].filter((last) => (age ?? 30) > last).length;

function rentalAnswersTo({ relatedObject: lists, contact }: Grouping['rentalProfileContactTasks'][number]): object {
  const offered = (items: { listKey: string; dinLookupValue: number }[]) => {
    const usable = items.filter(({ dinLookupValue }) => dinLookupValue > -1);
    return usable[Math.floor(usable.length / 2)]?.listKey;
  };
  return {
    selectedAge: lists.selectedAge ?? lists.ageRefs[bandOf(contact.age)]?.listKey,
    selectedAbility: offered(lists.abilityRefs),
    selectedHeight: offered(lists.heightRefs),
    selectedWeight: offered(lists.weightRefs),
    shoeSize: lists.enableShoeSize ? '38' : undefined,
    selectedGoofy: lists.enableStance ? 'N' : undefined,
  };
}

/** Ink on nothing, as the pad sends it. */
function drawnSignature(): Promise<Buffer> {
  const line =
    '<path d="M20 110C60 20 90 20 100 90s40 60 70-10 60-60 80 0 60 40 90-10 80-30 120 10" fill="none" stroke="#0b1f33" stroke-width="4"/>';
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="160">${line}</svg>`))
    .png()
    .toBuffer();
}

/** A drawn portrait: sky, hat, face. `hue` tells people apart. */
export function portrait(hue = 210, size = 800): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
<rect width="100" height="100" fill="hsl(${hue} 60% 78%)"/><path d="M0 70 25 45 45 65 70 35 100 70V100H0Z" fill="#f7fafc"/>
<path d="M18 100c2-22 16-30 32-30s30 8 32 30Z" fill="hsl(${hue} 55% 40%)"/><circle cx="50" cy="48" r="22" fill="#e9b996"/>
<path d="M27 44c0-18 10-27 23-27s23 9 23 27c-10-5-36-5-46 0Z" fill="hsl(${(hue + 150) % 360} 60% 45%)"/><circle cx="50" cy="15" r="6" fill="#f7fafc"/>
<circle cx="42" cy="50" r="2.6" fill="#0b1f33"/><circle cx="58" cy="50" r="2.6" fill="#0b1f33"/>
<path d="M42 59q8 7 16 0" fill="none" stroke="#0b1f33" stroke-width="2" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 85 }).toBuffer();
}

/** Uploads a portrait (D23) and answers its hash. */
async function uploadPhoto(stack: StackJson, guest: BrowserGuest, contactId: number): Promise<string> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(await portrait((contactId * 67) % 360))], { type: 'image/jpeg' }),
    'portrait.jpg',
  );
  const response = await fetch(`${stack.apiUrl}/api/photo/Contact/Upload?contactId=${contactId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { photoHash: string }).photoHash;
}
