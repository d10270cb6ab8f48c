import type { SignedInAgent, TestApi } from './api';
import { buildHousehold, type Household } from './build-household';
import { buildPicture } from './build-images';
import { type CheckinResort, childAnswers, complete, group, parentAnswers, rentalAnswers, taskOf } from './checkin';

/** What only this family has, wherever it may stand. */
export const busyFamilyMarks = [
  'Zephyrine',
  'Quillfeather',
  'Barnabasius',
  'zephyrine@quill.example',
  '5550142',
  'Walnussallergie',
  'Quill the Elder',
];

export interface BusyFamily extends Household {
  readonly childId: number;
  readonly signatureId: string;
}

/** Where the family is: a resort that asks for all four tasks, a waiver drawn among them. */
interface Place {
  readonly api: TestApi;
  readonly boss: SignedInAgent;
  readonly resort: CheckinResort;
  /** A PNG of a signature. */
  readonly drawing: Buffer;
}

/** As if they stood in the report of the night. */
const reportAbout = `with generation as (insert into report_generation (state, is_under_way) values ('old', false) returning id),
  arrival as (insert into report_arrival (generation_id, head_contact_id, location_id, day, sort_name, name, people, ready, members)
    select id, $1, 1, current_date, 'quillfeather zephyrine', 'Zephyrine Quillfeather', 1, 0, '[{"name": "Barnabasius Quillfeather"}]' from generation)
  insert into report_row (generation_id, head_contact_id, place, generated_at, kind, visit_days, has_season_pass, contact_id, first_name, last_name,
    is_head_of_household, location_id, location_name, needs_waiver, needs_rental_profile, needs_child_registration, needs_photo,
    printable_media_count, reason)
  select id, $1, 1, now(), 'customer', '{}', true, $2, 'Barnabasius', 'Quillfeather', false, 1, 'Shop', true, false, false, false, 0,
    'requiredByPurchase' from generation`;

const refusedBySale = `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, error, settled_at)
  values (gen_random_uuid(), $1, 'rentalProfile', '{}', now(), 'failed', 'effect.wrong: Barnabasius Quillfeather is barred', now()) returning id`;

/** A head and a child who have done everything, with a call that was remembered, and staff who looked for them. */
export async function buildBusyFamily({ api, boss, resort, drawing }: Place, subject: string): Promise<BusyFamily> {
  const family = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject,
    head: { firstName: 'Zephyrine', lastName: 'Quillfeather' },
    members: [{ firstName: 'Barnabasius', lastName: 'Quillfeather' }],
  });
  const [childId] = family.memberIds as [number];
  await api.database.rows(
    "update contact set email = 'zephyrine@quill.example', phone = '+19705550142' where contact_id = $1",
    [family.headId],
  );
  const guest = await api.as({
    sub: subject,
    given_name: 'Zephyrine',
    family_name: 'Quillfeather',
    email: 'zephyrine@quill.example',
  });
  const answers = { ...childAnswers, foodAllergy: 'Walnussallergie', alternateEmergencyContact1: 'Quill the Elder' };
  const tasks = await group(guest, resort, [childId]);
  await complete(guest, taskOf(tasks.rentalProfileContactTasks, childId), rentalAnswers).expect(200);
  await complete(guest, taskOf(tasks.childRegistrationContactTasks, childId), answers, 'remember-me').expect(200);
  const waiver = taskOf(tasks.waiverContactTasks, childId);
  const drawn = { signature: drawing.toString('base64') };
  await complete(guest, waiver, { ...parentAnswers(waiver), ...drawn }).expect(200);
  const picture = await buildPicture(500, 500).jpeg().toBuffer();
  await guest.post(`/api/photo/Contact/Upload?contactId=${childId}`).attach('file', picture, 'photo.jpg').expect(200);
  await complete(guest, taskOf(tasks.photoContactTasks, childId), { photoHash: null }).expect(200);
  await guest
    .post(`/api/photo/Contact/Upload?contactId=${family.headId}`)
    .attach('file', picture, 'photo.jpg')
    .expect(200);
  await boss
    .get('/api/admin/guests')
    .query({ filter: JSON.stringify({ q: 'zephyrine quillfeather' }) })
    .expect(200);
  await boss.get(`/api/admin/guests/${childId}`).expect(200);
  await boss.post(`/api/admin/guests/${childId}/health-answers`).send({ purpose: 'Lesson of Barnabasius' }).expect(200);
  const { id: signatureId } = await api.database.row<{ id: string }>('select id from signature where contact_id = $1', [
    childId,
  ]);
  await boss.get(`/api/admin/signatures/${signatureId}`).expect(200);
  const refused = await api.database.row<{ id: number }>(refusedBySale, [childId]);
  await boss.delete(`/api/admin/operations/hand-overs/${refused.id}`).expect(200);
  await api.database.rows(reportAbout, [family.headId, childId]);
  return { ...family, childId, signatureId };
}
