import type { DemoPerson } from '../people';
import { addDays, bornOn, type Day, instantDaysAgo } from '../resort/days';
import type { DemoHousehold, DemoMember, DemoRegistration } from '../resort/member';
import { PRODUCTS } from '../resort/products';
import { insert } from './insert';
import { storePortrait } from './photo-file';
import type { SeedScene } from './scene';
import { sealRegistration } from './seal';
import { type SignedMember, writeSignatures } from './write-signatures';

/** The contacts of one sign-in, linked to it by its subject (D2, D3), and everything that they hold. */
export async function writeHousehold(scene: SeedScene, household: DemoHousehold, person: DemoPerson): Promise<void> {
  const head: DemoMember = { ...household.head, firstName: person.givenName, lastName: person.familyName };
  const headId = await addContact(scene, null, head, person.birthdate, person.email);
  await insert(scene.client, 'identity', [{ issuer: scene.issuer, subject: person.sub, contact_id: headId }]);
  const members: SignedMember[] = [{ id: headId, member: head, birthDate: person.birthdate }];
  for (const member of household.members) {
    const named = { ...member, lastName: member.lastName ?? person.familyName };
    const birthDate = bornOn(scene.today, ...(member.age as [number, number]));
    members.push({ id: await addContact(scene, headId, named, birthDate, null), member: named, birthDate });
  }
  for (const { id, member, birthDate } of members) await writeHoldings(scene, id, member, birthDate);
  await writeSignatures(scene, person, members);
}

async function addContact(
  scene: SeedScene,
  parentId: number | null,
  member: DemoMember,
  birthDate: Day,
  email: string | null,
): Promise<number> {
  const { rows } = await scene.client.query<{ contact_id: string }>(
    `insert into contact (parent_contact_id, first_name, last_name, date_of_birth, email, phone) values ($1, $2, $3, $4, $5, $6) returning contact_id`,
    [parentId, member.firstName, member.lastName, birthDate, email, member.phone ?? null],
  );
  return Number(rows[0]?.contact_id);
}

async function writeHoldings(scene: SeedScene, contactId: number, member: DemoMember, birthDate: Day): Promise<void> {
  const { client, now } = scene;
  await writePurchases(scene, contactId, member);
  if (member.rental) {
    const { keys, shoeSize, isGoofy, savedDaysAgo } = member.rental;
    const [age_key, ability_key, height_key, weight_key] = keys;
    const row = {
      contact_id: contactId,
      age_key,
      ability_key,
      height_key,
      weight_key,
      shoe_size: shoeSize,
      goofy: isGoofy ? 'Y' : 'N',
    };
    await insert(client, 'rental_profile', [{ ...row, updated_at: instantDaysAgo(now, savedDaysAgo) }]);
  }
  if (member.registration) {
    const { keyId, sealed } = sealRegistration(
      scene.healthKeys,
      contactId,
      JSON.stringify(answersOf(member.registration)),
    );
    const updated_at = instantDaysAgo(now, member.registration.savedDaysAgo);
    await insert(client, 'child_registration', [{ contact_id: contactId, key_id: keyId, sealed, updated_at }]);
  }
  if (member.photo && scene.storageDir !== '') {
    const { takenDaysAgo, ...sitter } = member.photo;
    const age = Number(scene.today.slice(0, 4)) - Number(birthDate.slice(0, 4));
    const { hash, storageKey, byteSize } = await storePortrait(scene.storageDir, { ...sitter, age });
    const updated_at = instantDaysAgo(now, takenDaysAgo);
    await insert(client, 'photo', [
      { contact_id: contactId, hash, storage_key: storageKey, byte_size: byteSize, updated_at },
    ]);
  }
  const skips = (member.skippedTaskIds ?? []).map((task_id) => ({
    contact_id: contactId,
    task_id,
    skipped_on: scene.today,
  }));
  await insert(client, 'task_skip', skips);
}

async function writePurchases({ client, now, today }: SeedScene, contactId: number, member: DemoMember): Promise<void> {
  const purchases = (member.purchases ?? []).map(({ productId, kind, status, inDays }, index) => ({
    contact_id: contactId,
    product_id: productId,
    kind,
    status: status ?? 'open',
    product_date: inDays === undefined ? null : addDays(today, inDays),
    order_id: kind === 'transaction' ? null : contactId * 10 + index,
    transaction_id: kind === 'transaction' ? contactId * 10 + index : null,
    sales_location_id: 11,
    resort_code: 'SILVERPINE',
  }));
  await insert(client, 'purchase', purchases);
  const media = (member.media ?? []).map(({ productId, printedDaysAgo }, index) => ({
    contact_id: contactId,
    pass_number: `SP${contactId}${index}`,
    product_id: productId,
    printed_at: printedDaysAgo === undefined ? null : instantDaysAgo(now, printedDaysAgo),
    requires_image: PRODUCTS.find(({ id }) => id === productId)?.requiresImage ?? false,
  }));
  await insert(client, 'pass_media', media);
}

/** Numbers are kept as E.164 (D57), so without spaces. */
const kept = (phone: string): string => phone.replaceAll(' ', '');

/** Empty health answers are saved as 'None' (spec §5). */
function answersOf({ primary, alternate, ...health }: DemoRegistration): Record<string, string> {
  return {
    primaryEmergencyContact: primary[0],
    primaryEmergencyPhone: kept(primary[1]),
    alternateEmergencyContact1: alternate[0],
    alternateEmergencyPhone1: kept(alternate[1]),
    drugAllergy: health.drugAllergy ?? 'None',
    foodAllergy: health.foodAllergy ?? 'None',
    medication: health.medication ?? 'None',
    specialCondition: health.specialCondition ?? 'None',
  };
}
