import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import type { OpenedEvidence } from '../../../api/src/domains/waivers/sealed-evidence';
import { EvidenceChain1763650000270 } from '../../../api/src/platform/database/migrations/1763650000270-evidence-chain';
import { runCommand } from '../../support/api-process';
import {
  chainIn,
  type EvidenceSite,
  openEvidenceSite,
  outliveLast,
  type SignatureInChain as Row,
} from '../../support/evidence';
import { pdfStreams } from '../../support/pdf-streams';

/** Signatures are chained by household, sealed into one log, and anybody can check that nothing of them changed (D45). */
let site: EvidenceSite;
beforeAll(async () => {
  site = await openEvidenceSite();
});
afterAll(() => site.api.close());

/** What `evidence open` writes. */
async function openedByCommand(sought: string): Promise<OpenedEvidence[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'opened-')), 'opened.jsonl');
  const { code, output } = await runCommand('evidence', site.api.variables, ['open', file, sought]);
  expect([code, output]).toEqual([0, expect.stringContaining(`say "${sought}"`)]);
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  rmSync(dirname(file), { recursive: true });
  return lines.map((line) => JSON.parse(line));
}

const chainOf = (headId: number) => chainIn(site.api, headId);
const sha256 = (text: string) => createHash('sha256').update(text).digest();

test('each signature carries its place in the household, the hash before it and its own, from the first on', async () => {
  const { chain } = await site.signedFamily();
  expect(chain.map((row) => row.chain_position)).toEqual([1, 2, 3, 4]);
  chain.forEach((row, index) => {
    expect(row.record_hash).toEqual(sha256(row.record));
    expect(row.previous_hash).toEqual(chain[index - 1]?.record_hash ?? null);
  });
});

test('the record is canonical JSON (RFC 8785) of every column, whatever the session would write', async () => {
  const { chain, carters } = await site.signedFamily();
  const { record, ...row } = chain[0] as Row;
  const said = JSON.parse(record);
  const sorted = Object.fromEntries(
    Object.keys(said)
      .sort()
      .map((key) => [key, said[key]]),
  );
  expect(record).toBe(JSON.stringify(sorted));
  expect(said).toMatchObject({
    format: 'arrival-signature/1',
    headContactId: carters.headId,
    userAgent: 'A "quoted" \\ browser',
    clientSignedAtUtc: '2026-02-03T10:20:30.456000Z',
    clientOffsetHours: -6.5,
    previousHash: null,
    methods: ['agree', 'typed'],
  });
  const camel = (name: string) =>
    name.replace(/_at$/, '_at_utc').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const columns = Object.keys(row)
    .filter((name) => name !== 'record_hash')
    .map(camel);
  expect([...columns, 'format'].sort()).toEqual(Object.keys(said).sort());
  const comment = 'tab\t line\n \u0001 \u007f \u2028 / 😀 Ж';
  const [odd] = await site.api.database.rows<{ record: string }>(
    'select signature_record(jsonb_populate_record(s, $2)) as record from signature s where id = $1',
    [row['id'], JSON.stringify({ comment })],
  );
  expect(odd?.record).toBe(JSON.stringify({ ...sorted, comment }));
  const [elsewhere] = await site.api.database.rows<{ record: string }>(
    `with there as (select set_config('TimeZone', 'Asia/Tokyo', true), set_config('DateStyle', 'German', true))
     select signature_record(s) as record from there, signature s where id = $1`,
    [row.id],
  );
  expect(elsewhere?.record).toBe(record);
});

test('whoever adds a signature gets its true place: what is given for hashes counts for nothing', async () => {
  const { chain, carters } = await site.signedFamily();
  await site.api.database.rows(
    `insert into signature select (json_populate_record(s, json_build_object('id', gen_random_uuid(), 'chain_position', 1, 'record_hash', '\\x00',
       'previous_hash', '\\x00', 'hashed_at', '2020-01-01'))).* from signature s where id = $1`,
    [chain[0]?.id],
  );
  const after = await chainOf(carters.headId);
  const last = after.at(-1) as Row;
  expect([last.chain_position, last.previous_hash, last.record_hash]).toEqual([
    5,
    chain[3]?.record_hash,
    sha256(last.record),
  ]);
});

test('before the night it waits, after it its place in the signed log is proven', async () => {
  const { chain } = await site.signedFamily();
  const id = chain[2]?.id as string;
  expect(await site.verification(id)).toMatchObject({
    state: 'waiting',
    faults: [],
    seal: null,
    isSealing: true,
    chainPosition: 3,
    chainLength: 4,
  });
  const sealed = await site.seal();
  expect(sealed?.added).toBeGreaterThanOrEqual(4);
  expect(await site.seal()).toEqual({ added: 0, size: sealed?.size });
  const found = await site.verification(id);
  expect(found).toMatchObject({ state: 'valid', faults: [], seal: { size: sealed?.size } });
  const { text: published } = await site.api.request
    .get('/api/evidence/checkpoint')
    .expect(200)
    .expect('content-type', /^text\/plain/);
  expect(published).toBe(found.seal?.checkpoint);
  expect(published.split('\n').slice(0, 3)).toEqual([
    'localhost:3000/api/evidence',
    String(sealed?.size),
    Buffer.from(found.seal?.root ?? '', 'hex').toString('base64'),
  ]);
  const { text: keys } = await site.api.request.get('/api/evidence/keys').expect(200);
  expect(keys).toBe(`${found.seal?.verifierKey}\n`);
  const [look] = await site.api.database.rows(
    "select after from audit_event where action = 'signature.verified' and entity_id = $1 order by id desc limit 1",
    [id],
  );
  expect(look).toEqual({ after: { state: 'valid' } });
});

test('a guest takes the signed waiver as a document that proves itself, staff too; nobody else does', async () => {
  const { chain, emma } = await site.signedFamily();
  await site.seal();
  const { id, record_hash } = chain[1] as Row;
  const document = await emma.get(`/api/profile/waivers/${id}/document`).responseType('blob').expect(200);
  expect(document.headers['content-type']).toBe('application/pdf');
  expect(document.body.toString('latin1', 0, 5)).toBe('%PDF-');
  const inside = pdfStreams(document.body).find((stream) => stream[0] === 0x7b);
  expect(JSON.parse(String(inside))).toMatchObject({ state: 'valid', recordHash: record_hash.toString('hex') });
  const stranger = await site.api.as({ sub: 'a-stranger' });
  expect((await stranger.get(`/api/profile/waivers/${id}/document`).expect(404)).body.code).toBe('signature.unknown');
  const { body } = await site.boss.get(`/api/admin/signatures/${id}/document`).responseType('blob').expect(200);
  expect(body.equals(document.body)).toBe(true);
  const [look] = await site.api.database.rows(
    "select actor_email from audit_event where action = 'signature.copied' and entity_id = $1",
    [id],
  );
  expect(look).toEqual({ actor_email: 'boss@example.com' });
});

test('of an erased household the log keeps hashes alone, and the sealed record still proves itself', async () => {
  const { chain, carters, mia } = await site.signedFamily();
  await site.seal();
  await site.boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  const removals = await site.api.database.rows<{ reason: string; record_hash: Buffer }>(
    'select reason, record_hash from evidence_removal where head_contact_id = $1 order by chain_position',
    [carters.headId],
  );
  expect(removals).toEqual(chain.map(({ record_hash }) => ({ reason: 'erased', record_hash })));
  const id = chain[0]?.id as string;
  const [opened, ...others] = await openedByCommand(id);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({
    isUnchanged: true,
    contactName: 'Mia Carter',
    record: { id, signer_name: 'Emma Carter' },
    html: expect.stringContaining('<h2>'),
  });
  expect(sha256(opened?.hashed as string)).toEqual(chain[0]?.record_hash);
  // Also the one that names her among others.
  expect(await openedByCommand('mia carter')).toHaveLength(chain.length);
  expect(await openedByCommand('Nobody Else')).toEqual([]);
  const looks = await site.api.database.rows(
    "select actor_subject, after, is_read from audit_event where action = 'signature.opened' and entity_id = $1",
    [id],
  );
  const look = { actor_subject: 'evidence open', after: null, is_read: true };
  expect(looks).toEqual([look, look]);
  await site.boss.get(`/api/admin/signatures/${chain[0]?.id}/verification`).expect(404);
});

test('a chain goes on after its last record was removed', async () => {
  const { chain, carters } = await site.signedFamily();
  const [, , , last] = chain as [Row, Row, Row, Row];
  await outliveLast(site.api.database, chain);
  expect(
    await site.api.database.rows('select reason, record_hash from evidence_removal where signature_id = $1', [last.id]),
  ).toEqual([{ reason: 'timeOver', record_hash: last.record_hash }]);
  const after = await chainOf(carters.headId);
  expect(after.at(-1)).toMatchObject({ chain_position: 5, previous_hash: last.record_hash });
  expect(await site.verification(after.at(-1)?.id as string)).toMatchObject({ faults: [], chainLength: 5 });
});

test('the migration seals what was there before, in the order of signing, and says how much and when', async () => {
  const { carters } = await site.signedFamily();
  const runner = { query: (text: string) => site.api.database.rows(text) } as unknown as QueryRunner;
  const migration = new EvidenceChain1763650000270();
  const content = () =>
    site.api.database.rows(
      `select to_jsonb(s) - '{chain_position,hashed_at,previous_hash,record_hash}'::text[] as said from signature s order by id`,
    );
  const before = await content();
  await migration.down(runner);
  await migration.up(runner);
  expect(await content()).toEqual(before);
  const chain = await chainOf(carters.headId);
  expect(chain.map((row) => row.chain_position)).toEqual([1, 2, 3, 4]);
  chain.forEach((row, index) => {
    expect(row.record_hash).toEqual(sha256(row.record));
    expect(row.previous_hash).toEqual(chain[index - 1]?.record_hash ?? null);
  });
  const [said] = await site.api.database.rows("select after from audit_event where action = 'evidence.chained'");
  expect(said).toMatchObject({
    after: { signatures: before.length, households: expect.any(Number), firstSignedAt: expect.any(String) },
  });
  await expect(site.api.database.rows("update signature set comment = 'x'")).rejects.toThrow('append-only');
});
