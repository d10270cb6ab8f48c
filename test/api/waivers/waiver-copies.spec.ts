import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { QueryRunner } from 'typeorm';
import { CopyNotSet, CopyProcess } from '../../../api/src/domains/evidence/copies/copy-process';
import { SealEvidenceService } from '../../../api/src/domains/evidence/seal-evidence.service';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { WholeCopies1763650000630 } from '../../../api/src/platform/database/migrations/1763650000630-whole-copies';
import type { SignedInAgent, TestApi } from '../../support/api';
import type { CheckinResort } from '../../support/checkin';
import { type CopyingResort, type KeptCopy, sha256, startCopyingResort } from '../../support/copying-resort';
import { signFamily } from '../../support/evidence';
import { pdfStreams } from '../../support/pdf-streams';
import { until } from '../../support/until';

/** A job makes the copies of what was signed; they go with it (D46, D60). */
let copying: CopyingResort;
let api: TestApi;
let boss: SignedInAgent;
let resort: CheckinResort;
let shared: number;
let signedFamily: CopyingResort['signedFamily'];
let copiesOf: CopyingResort['copiesOf'];

beforeAll(async () => {
  copying = await startCopyingResort();
  ({ api, boss, resort, shared, signedFamily, copiesOf } = copying);
});
afterAll(() => copying.close());

const file = ({ storage_key }: KeptCopy) => join(api.storageFolder, storage_key);
const document = (agent: SignedInAgent, path: string) => agent.get(path).responseType('blob').expect(200);

test('after a signature its copies are there, a file for each person, and that very file is what is taken', async () => {
  const { copies, emma, chain } = await signedFamily();
  expect(copies.map((copy) => copy.signature_id).sort()).toEqual(chain.map(({ id }) => id).sort());
  for (const copy of copies) expect(sha256(readFileSync(file(copy)))).toBe(copy.hash);
  const [first] = copies as [KeptCopy];
  const { body } = await document(emma, `/api/profile/waivers/${first.signature_id}/document`);
  expect(sha256(body)).toBe(first.hash);
  const { body: staffs } = await document(boss, `/api/admin/signatures/${first.signature_id}/document`);
  expect(staffs.equals(body)).toBe(true);
});

test('while copies wait for their turn, everything else goes on', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make = CopyProcess.prototype.make;
  const setting = jest.spyOn(CopyProcess.prototype, 'make').mockImplementation(async function (
    this: CopyProcess,
    order,
  ) {
    await gate;
    return make.call(this, order);
  });
  try {
    const { carters } = await signFamily(api, resort, shared);
    // As many as work on copies at once are busy now.
    await until(() => setting.mock.calls.length >= 2);
    for (const job of ['photos.discard-replaced', 'evidence.discard-copy'])
      await api.database.rows(`insert into outbox (job, payload) values ($1, '{"storageKey": "photos/aa/gone.jpg"}')`, [
        job,
      ]);
    await until(async () => (await api.database.rows(`select from outbox where job like '%.discard-%'`)).length === 0);
    expect(await copiesOf(carters.headId)).toEqual([]);
    release();
    await until(async () => (await copiesOf(carters.headId)).length === 4);
  } finally {
    release();
    setting.mockRestore();
  }
});

test('once the log is sealed the copy is made once more, with its proof, and the one before goes', async () => {
  const { copies, emma } = await signedFamily();
  const [before] = copies as [KeptCopy];
  expect(before.is_proven).toBe(false);
  await api.app.get(SealEvidenceService).seal(new AbortController().signal);
  const { body } = await document(emma, `/api/profile/waivers/${before.signature_id}/document`);
  const inside = pdfStreams(body).find((stream) => stream[0] === 0x7b);
  expect(JSON.parse(String(inside))).toMatchObject({ state: 'valid' });
  const [after] = await api.database.rows<KeptCopy>('select * from waiver_copy where signature_id = $1', [
    before.signature_id,
  ]);
  expect(after).toMatchObject({ is_proven: true, hash: sha256(body) });
  await until(() => !existsSync(file(before)));
  expect((await document(emma, `/api/profile/waivers/${before.signature_id}/document`)).body.equals(body)).toBe(true);
});

test('a copy of before, of a text that was not all in it, is made once more by whoever takes it', async () => {
  const { headId, copies } = await signedFamily();
  await api.app.get(SealEvidenceService).seal(new AbortController().signal);
  const take = ({ signature_id }: KeptCopy) => document(boss, `/api/admin/signatures/${signature_id}/document`);
  for (const copy of copies) await take(copy);
  const proven = async () => (await copiesOf(headId)).filter(({ is_proven }) => is_proven).length;
  expect(await proven()).toBe(4);
  const runner = { query: (text: string) => api.database.rows(text) } as unknown as QueryRunner;
  await new WholeCopies1763650000630().up(runner);
  // One of them signed the text with a part in it.
  expect(await proven()).toBe(3);
  const made = jest.spyOn(CopyProcess.prototype, 'make');
  for (const copy of copies) await take(copy);
  expect([made.mock.calls.length, await proven()]).toEqual([1, 4]);
  made.mockRestore();
});

test('where a copy cannot be set, who asks is led to the plain page', async () => {
  const setting = jest
    .spyOn(CopyProcess.prototype, 'make')
    .mockRejectedValue(new CopyNotSet('The copy could not be set: ☐'));
  try {
    const { chain, emma } = await signFamily(api, resort, shared);
    const path = `/api/profile/waivers/${chain[0]?.id}`;
    expect((await emma.get(`${path}/document`).expect(503)).body.code).toBe('copy.unavailable');
    await emma.get(path).expect(200);
  } finally {
    setting.mockRestore();
  }
});

test('a file that is lost or not what was kept is made again, and nobody notices', async () => {
  const { copies, emma } = await signedFamily();
  const [copy] = copies as [KeptCopy];
  writeFileSync(file(copy), 'something else');
  const { body } = await document(emma, `/api/profile/waivers/${copy.signature_id}/document`);
  expect(body.toString('latin1', 0, 5)).toBe('%PDF-');
  const [again] = (await copiesOf(copy.head_contact_id)).filter(({ signature_id: id }) => id === copy.signature_id);
  expect(sha256(readFileSync(file(again as KeptCopy)))).toBe(sha256(body));
});

test('the archive of a household holds its copies; erased, they go with their files', async () => {
  const { copies, mia, headId } = await signedFamily();
  const { body } = await document(boss, `/api/admin/guests/${mia}/archive`);
  const archive = unzipSync(new Uint8Array(body));
  const listed = JSON.parse(strFromU8(archive['household.json'] as Uint8Array)).waiverCopies as { file: string }[];
  expect(listed).toHaveLength(4);
  for (const { file: path } of listed) expect(strFromU8(archive[path] as Uint8Array).slice(0, 5)).toBe('%PDF-');
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  expect(await copiesOf(headId)).toEqual([]);
  await until(() => !copies.some((copy) => existsSync(file(copy))));
});

test('a copy that was being made while the household was erased is not kept', async () => {
  const { copies, mia, headId, chain } = await signedFamily();
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  await until(() => !copies.some((copy) => existsSync(file(copy))));
  const names = () =>
    readdirSync(join(api.storageFolder, 'copies'), { recursive: true }).filter((name) => /\.pdf$/.test(String(name)));
  const areMade = async () => (await api.database.rows("select from outbox where job like 'evidence.%'")).length === 0;
  // Others' that could not be made at their first try are made at the next.
  await until(areMade);
  const there = names().length;
  await api.database.rows(
    `insert into outbox (job, payload) values ('evidence.make-copies', json_build_object('groupId', $1::uuid, 'signatureIds', array[$1::uuid], 'language', 'en'))`,
    [chain[0]?.id],
  );
  await until(areMade);
  expect(await copiesOf(headId)).toEqual([]);
  expect(names()).toHaveLength(there);
});

test('copies of signatures whose time is over go with them', async () => {
  const { copies, headId, chain, daniel } = await signedFamily();
  const ids = copies.map(({ signature_id }) => signature_id);
  await api.database.rows('delete from waiver_authorization where signature_id = any($1)', [ids]);
  await api.database.rows(
    `alter table signature disable trigger user; update signature set signed_at = now() - interval '40 years' where head_contact_id = ${headId}; alter table signature enable trigger user`,
  );
  await api.app.get(RemoveExpiredService).run('run-copies', new AbortController().signal, async () => undefined);
  // A minor's are kept until they have come of age.
  const gone = chain.find((signature) => signature['contact_id'] === daniel)?.id;
  const left = (await copiesOf(headId)).map(({ signature_id }) => signature_id);
  expect(left.sort()).toEqual(ids.filter((id) => id !== gone).sort());
  const [lost] = copies.filter(({ signature_id }) => signature_id === gone) as [KeptCopy];
  await until(() => !existsSync(file(lost)));
});
