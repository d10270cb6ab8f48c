import { createHash, randomUUID } from 'node:crypto';
import { type PosWaiverId, WAIVER_TEXTS } from '../content/waiver-texts';
import type { DemoPerson } from '../people';
import { ACTIVITIES, type DemoTask, TASKS } from '../resort/catalog';
import { addDays, bornOn, type Day, dayAtResort, instantDaysAgo } from '../resort/days';
import type { DaysAgo, DemoMember } from '../resort/member';
import { insert } from './insert';
import { drawnSignature } from './photo-file';
import type { SeedScene } from './scene';
import { endOf, textHash } from './write-catalog';

export interface SignedMember {
  id: number;
  member: DemoMember;
  birthDate: Day;
}

/** The evidence of earlier visits (D45): each signature with the record that the API would have kept, and its authorization. */
export async function writeSignatures(scene: SeedScene, person: DemoPerson, members: SignedMember[]): Promise<void> {
  const headId = members[0]?.id as number;
  for (const signee of members) {
    for (const { waivers, daysAgo } of signee.member.signed ?? []) {
      for (const waiver of waivers) await sign(scene, person, headId, signee, waiver, daysAgo);
    }
    const ranOut = (signee.member.ranOut ?? []).map(({ waiver, endedDaysAgo }) => ({
      contact_id: signee.id,
      pos_waiver_id: waiver,
      effective_on: addDays(scene.today, -endedDaysAgo - 190),
      expires_on: addDays(scene.today, -endedDaysAgo),
    }));
    await insert(scene.client, 'waiver_authorization', ranOut);
  }
}

async function sign(
  scene: SeedScene,
  person: DemoPerson,
  headId: number,
  signee: SignedMember,
  posWaiverId: PosWaiverId,
  daysAgo: DaysAgo,
): Promise<void> {
  const task = TASKS.find(({ waiver }) => waiver?.posWaiverId === posWaiverId) as DemoTask;
  const signedAt = instantDaysAgo(scene.now, daysAgo);
  const signedOn = dayAtResort(signedAt);
  const isOnBehalf = signee.birthDate > bornOn(signedOn, 18);
  const headName = `${person.givenName} ${person.familyName}`;
  const ownName = `${signee.member.firstName} ${signee.member.lastName}`;
  const signerName = isOnBehalf ? headName : ownName;
  const dates = { effective_on: signedOn, expires_on: endOf(task.waiver?.dates, scene.today) };
  const id = randomUUID();
  await insert(scene.client, 'signature', [
    {
      id,
      group_id: randomUUID(),
      contact_id: signee.id,
      head_contact_id: headId,
      task_id: task.id,
      activity_id: ACTIVITIES.find(({ taskIds }) => taskIds.includes(task.id))?.id,
      location_id: 1,
      pos_waiver_id: posWaiverId,
      text_hash: textHash(WAIVER_TEXTS[posWaiverId].html),
      text_version: 1,
      ...(await methodColumns(scene, task, signerName, ownName)),
      consents_electronically: true,
      signer_contact_id: isOnBehalf ? headId : signee.id,
      signer_issuer: scene.issuer,
      signer_subject: person.sub,
      signer_name: signerName,
      is_on_behalf: isOnBehalf,
      relationship: isOnBehalf ? 'parent' : 'self',
      signed_at: signedAt,
      client_signed_at: signedAt,
      client_offset_hours: -7,
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      ...dates,
      validation_on: signedOn,
      comment: commentOf(isOnBehalf, headName, ownName, signerName, signedOn),
    },
  ]);
  const authorization = {
    contact_id: signee.id,
    pos_waiver_id: posWaiverId,
    ...dates,
    signature_id: id,
    created_at: signedAt,
  };
  await insert(scene.client, 'waiver_authorization', [authorization]);
}

async function methodColumns(
  scene: SeedScene,
  task: DemoTask,
  signerName: string,
  contactName: string,
): Promise<Record<string, unknown>> {
  const methods = task.waiver?.methods ?? [];
  return {
    methods,
    image_hash: methods.includes('drawn') ? await storeImage(scene, signerName) : null,
    typed_name: methods.includes('typed') ? signerName : null,
    is_agreed: methods.includes('agree'),
    agreement_wording: methods.includes('agree') ? `I agree for ${contactName}` : null,
  };
}

async function storeImage({ client }: SeedScene, signerName: string): Promise<Buffer> {
  const png = await drawnSignature([...signerName].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
  const hash = createHash('sha256').update(png).digest();
  await client.query('insert into signature_image (hash, png) values ($1, $2) on conflict do nothing', [hash, png]);
  return hash;
}

function commentOf(isOnBehalf: boolean, headName: string, ownName: string, signerName: string, signedOn: Day): string {
  const prefix = isOnBehalf
    ? `${headName} signed on behalf of minor ${ownName}.`
    : `${ownName} signed on their own behalf.`;
  const [year, month, day] = signedOn.split('-');
  return `${prefix} Signed electronically by ${signerName} on ${month}/${day}/${year} with Mobile Safari 18.`;
}
