import type { QueryRunner } from 'typeorm';
import { TrueSignatures1763650000020 } from '../../../api/src/platform/database/migrations/1763650000020-true-signatures';
import { EvidenceChain1763650000270 } from '../../../api/src/platform/database/migrations/1763650000270-evidence-chain';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const textHash = (html: string) => `sha256(convert_to('${html}', 'UTF8'))`;

/** Signed as before this migration, by the head for another adult: such rows stay as they are. */
async function sign(
  headId: number,
  contactId: number,
  posWaiverId: string,
  html: string,
  signedAt: string,
): Promise<void> {
  await api.database.rows(
    `insert into signature (group_id, contact_id, head_contact_id, task_id, activity_id, location_id, pos_waiver_id, text_hash, methods,
       is_agreed, consents_electronically, signer_contact_id, signer_issuer, signer_subject, signer_name, is_on_behalf, signed_at,
       effective_on, validation_on, comment)
     values (gen_random_uuid(), $1, $2, 1, 1, 1, $3, ${textHash(html)}, '{agree}', true, false, $2, 'i', 's', 'Emma Carter', true, $4,
       '2026-01-01', '2026-01-01', '')`,
    [contactId, headId, posWaiverId, signedAt],
  );
}

test('earlier signatures get the version that was current when they were given, and stay as they were otherwise', async () => {
  const { database } = api;
  const runner = { query: (text: string) => database.rows(text) } as unknown as QueryRunner;
  const migration = new TrueSignatures1763650000020();
  await new EvidenceChain1763650000270().down(runner);
  await migration.down(runner);

  const { headId, memberIds } = await buildHousehold(database, {
    issuer: api.identity.issuer,
    subject: 'emma',
    members: [{}],
  });
  const member = memberIds[0] as number;
  for (const html of ['A', 'B', 'S'])
    await database.rows(`insert into waiver_text (hash, html) values (${textHash(html)}, '${html}')`);
  await database.rows(
    `insert into waiver (pos_waiver_id, title, text_hash, modified_at)
     values ('W-BACK', 'Back', ${textHash('A')}, '2026-03-01'), ('W-SET', 'Set up', ${textHash('S')}, '2026-03-01')`,
  );
  await database.rows(
    `insert into waiver_version (pos_waiver_id, version, text_hash, created_at) values ('W-BACK', 1, ${textHash('A')}, '2026-01-02'),
       ('W-BACK', 2, ${textHash('B')}, '2026-02-01'), ('W-BACK', 3, ${textHash('A')}, '2026-03-01')`,
  );
  await sign(headId, member, 'W-BACK', 'A', '2026-01-01');
  await sign(headId, member, 'W-BACK', 'A', '2026-01-15');
  await sign(headId, member, 'W-BACK', 'B', '2026-02-15');
  await sign(headId, member, 'W-BACK', 'A', '2026-03-15');
  await sign(headId, member, 'W-SET', 'S', '2026-01-01');
  await sign(headId, member, 'W-SET', 'B', '2026-01-02');
  const kept = () => database.rows('select * from signature order by pos_waiver_id, signed_at');
  const before = await kept();

  await migration.up(runner);
  const after = await kept();
  expect(after.map((row) => row['text_version'])).toEqual([1, 1, 2, 3, 1, null]);
  expect(after.map(({ text_version: _, ...row }) => row)).toEqual(before);
  await expect(database.rows('update signature set text_version = 2')).rejects.toThrow('append-only');
  await expect(sign(headId, member, 'W-SET', 'S', '2026-04-01')).rejects.toThrow('ck_signature');
});
