import { readFileSync } from 'node:fs';
import { multipart, type Next, post } from './requests';
import { buildSignature } from './signature';

/** What whole families ask and send from the first page to the last. */
export interface FamiliesWork {
  kind: 'families';
  file: string;
  /** The first family of the file that has not checked in. */
  from: number;
  photoFile: string;
  textHash: string;
  etag: string;
}

/** A family that has nothing on file: the first is the account's holder and signs for the children. */
export interface Family {
  token: string;
  members: { contactId: number; name: string; isChild: boolean; ageKey: string }[];
}

/** Location and activity of the demo's day on the mountain. */
const day = { location: 1, activity: 1 };
const tasks = { Waiver: 1, RentalProfile: 10, ChildRegistration: 11, Photo: 12 };
type Kind = keyof typeof tasks;

/** One after another on each connection, as a guest waits for an answer before the next step; undefined when all families are in. */
export function families({ file, from, photoFile, textHash, etag }: FamiliesWork): () => Next {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Family[];
  const photo = readFileSync(photoFile);
  let at = from;
  return () => {
    let steps: Iterator<string | Buffer> | undefined;
    return () => {
      const step = steps?.next();
      if (step && !step.done) return step.value;
      const family = all[at++];
      if (!family) return undefined;
      steps = stepsOf(family, photo, textHash, etag);
      return steps.next().value as string;
    };
  };
}

/** Settings, profile, then before each kind of task the grouping, and the photos, each with its task: 25 requests for five, of whom three are children. */
function* stepsOf(
  { token, members }: Family,
  photo: Buffer,
  textHash: string,
  etag: string,
): Generator<string | Buffer> {
  const get = (path: string, headers = '') =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n${headers}\r\n`;
  const send = (path: string, body: object, headers = '') => {
    const text = JSON.stringify(body);
    return `${post(path, token, 'application/json', Buffer.byteLength(text))}${headers}\r\n${text}`;
  };
  const contactIds = members.map(({ contactId }) => contactId);
  const grouping = () =>
    send(`/api/tasks/ContactTaskGrouping/Location/${day.location}`, {
      activityId: day.activity,
      contactIds,
      form: 'shared',
    });
  const taskOf = (kind: Kind, contactId: number) => {
    const id = `${day.location}.${day.activity}.${tasks[kind]}.${contactId}`;
    return { id, taskId: tasks[kind], contact: { contactId } };
  };
  const complete = (kind: Kind, contactId: number, relatedObject: object) => {
    const task = taskOf(kind, contactId);
    return send(`/api/tasks/contact/complete/${kind}`, { ...task, relatedObject }, `idempotency-key: ${task.id}\r\n`);
  };
  yield get('/api/settings/client', `if-none-match: ${etag}\r\n`);
  yield get('/api/profile');
  yield grouping();
  for (const { contactId, name, isChild } of members) {
    const signerName = isChild ? members[0]?.name : name;
    const signature = buildSignature(contactId).toString('base64');
    const relationship = isChild ? 'parent' : undefined;
    yield complete('Waiver', contactId, {
      agree: true,
      consent: true,
      signerName,
      signature,
      relationship,
      rolTextHash: textHash,
    });
  }
  yield grouping();
  for (const { contactId, ageKey } of members)
    yield complete('RentalProfile', contactId, { ...rental, selectedAge: ageKey });
  yield grouping();
  for (const { contactId, isChild } of members)
    if (isChild) yield complete('ChildRegistration', contactId, registration);
  yield grouping();
  for (const { contactId } of members) {
    const task = taskOf('Photo', contactId);
    yield multipart(`/api/tasks/contact/complete/Photo/Upload?contactId=${contactId}`, token, photo, 'image/jpeg', {
      fields: { task: JSON.stringify(task) },
      headers: `idempotency-key: ${task.id}\r\n`,
    });
  }
  yield grouping();
}

const rental = {
  selectedAbility: 'II',
  selectedHeight: 'J',
  selectedWeight: 'I',
  shoeSize: '25.0',
  selectedGoofy: 'N',
};

const registration = {
  primaryEmergencyContact: 'Emma Carter',
  primaryEmergencyPhone: '+1 970 555 0100',
  alternateEmergencyContact1: 'Daniel Carter',
  alternateEmergencyPhone1: '+1 970 555 0101',
  foodAllergy: 'Peanuts',
};
