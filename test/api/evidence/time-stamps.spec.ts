import { execFileSync } from 'node:child_process';
import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignatureVerification } from '@arrival/contracts';
import { ContentInfo } from 'pkijs';
import { APP_CONFIG, type AppConfig } from '../../../api/src/config/app-config';
import { EvidenceExportService } from '../../../api/src/domains/evidence/evidence-export.service';
import { SealEvidenceService } from '../../../api/src/domains/evidence/seal-evidence.service';
import { TimeStampAuthority } from '../../../api/src/domains/evidence/time-stamps/time-stamp-authority';
import { verifyExport } from '../../../api/src/domains/evidence/verify-export';
import { EvidenceChecks } from '../../../api/src/domains/operations/checks/evidence-checks';
import { keepTestSeal } from '../../../libs/sandbox/src/seal/test-seal';
import { keepTestAuthority } from '../../../libs/sandbox/src/time-stamps/test-authority';
import {
  type StampBehaviour,
  startTimeStamps,
  type TimeStamps,
} from '../../../libs/sandbox/src/time-stamps/time-stamp-server';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { runCommand } from '../../support/api-process';
import { buildCheckinResort, type CheckinResort } from '../../support/checkin';
import { buildSharedWaiver, signFamily } from '../../support/evidence';
import { isWholeByPkijs, pdfsigOn, sealOf, signedDataOf } from '../../support/pdf-seal';

/** A time-stamping authority says when checkpoints and seals were there (RFC 3161); whatever it does, nothing waits for it. */
const folder = mkdtempSync(join(tmpdir(), 'arrival-stamps-'));
const sealing = { EVIDENCE_SIGNING_KEYS: randomBytes(32).toString('base64'), WEBHOOK_PRIVATE_TARGETS: '127.0.0.1' };
let stamps: TimeStamps;
let api: TestApi;
let boss: SignedInAgent;
let resort: CheckinResort;
let shared: number;

beforeAll(async () => {
  stamps = await startTimeStamps({ authority: keepTestAuthority(folder) });
  api = await startApi({
    ...administratorVariables,
    ...keepTestSeal(join(folder, 'seal')),
    ...sealing,
    TIME_STAMP_URL: stamps.url,
  });
  boss = await administrator(api);
  resort = await buildCheckinResort(api);
  shared = await buildSharedWaiver(api.database, resort);
});
afterEach(() => stamps.behave('ok'));
afterAll(async () => {
  await api.close();
  await stamps.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seal = () => api.app.get(SealEvidenceService).seal(new AbortController().signal);
const stampsKept = () => api.database.rows('select size from evidence_time_stamp');
const checks = async () => {
  const [, stamping] = api.app.get(EvidenceChecks).all;
  return (await stamping?.ask())?.finding;
};
/** Another one, that no failure of before has opened. */
const authority = (url = stamps.url) =>
  new TimeStampAuthority({ ...api.app.get<AppConfig>(APP_CONFIG), timeStampUrl: url });
const stampOf = async (url?: string) => {
  const one = authority(url);
  return one.stamp(Buffer.from('a checkpoint')).finally(() => one.onApplicationShutdown());
};

/** As openssl takes it, by the authority's own root. */
function verifyByOpenssl(answer: Buffer, data: Buffer): string {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('stamp.tsr'), answer);
  writeFileSync(at('data'), data);
  const given = ['-in', at('stamp.tsr'), '-data', at('data'), '-CAfile', at('root.pem')];
  return execFileSync('openssl', ['ts', '-verify', ...given], { stdio: 'pipe', encoding: 'utf8' });
}

async function exported(): Promise<Buffer> {
  const pieces: string[] = [];
  await api.app
    .get(EvidenceExportService)
    .export(async (piece) => void pieces.push(piece), new AbortController().signal);
  return Buffer.from(pieces.join(''));
}

test.each<[StampBehaviour, RegExp]>([
  ['imprint', /of something else/],
  ['nonce', /another request/],
  ['signature', /signature is not right/],
  ['garbage', /cannot be read/],
  ['down', /503/],
  ['reset', /ECONNRESET|other side closed/],
])('an authority that answers with %s is not believed', async (behaviour, reason) => {
  stamps.behave(behaviour);
  await expect(stampOf()).rejects.toThrow(reason);
});

test('an address in a private network is not called unless the operator names it', async () => {
  const { given } = stamps;
  await expect(stampOf(stamps.url.replace('127.0.0.1', '[::ffff:127.0.0.2]'))).rejects.toThrow('notPublic');
  expect(stamps.given).toBe(given);
});

test('a checkpoint waits while the authority is away, and the next run stamps it; openssl agrees', async () => {
  const { chain } = await signFamily(api, resort, shared);
  stamps.behave('down');
  expect(await seal()).toMatchObject({ added: 4, stamp: { waiting: expect.stringContaining('503') } });
  expect(await stampsKept()).toEqual([]);
  expect(await checks()).toBe('timeStamps.waiting');
  expect((await api.request.get('/api/evidence/time-stamp').expect(404)).body.code).toBe('evidence.not_stamped');
  stamps.behave('ok');
  expect(await seal()).toMatchObject({ added: 0, stamp: { authority: 'Arrival test time stamps' } });
  expect(await checks()).toBe('timeStamps.fine');
  const { given } = stamps;
  await seal();
  expect(stamps.given).toBe(given);

  const note = await api.request.get('/api/evidence/checkpoint').expect(200);
  const answer = await api.request.get('/api/evidence/time-stamp').responseType('blob').expect(200);
  expect(answer.headers['content-type']).toBe('application/timestamp-reply');
  expect(verifyByOpenssl(answer.body, Buffer.from(note.text))).toContain('Verification: OK');
  expect(() => verifyByOpenssl(answer.body, Buffer.from(`${note.text} `))).toThrow();

  const proof: SignatureVerification = (
    await boss.get(`/api/admin/signatures/${chain[0]?.id}/verification`).expect(200)
  ).body;
  expect(proof).toMatchObject({ state: 'valid', seal: { timeStamp: { authority: 'Arrival test time stamps' } } });
});

test('an export proves its stamps offline, and a stamp of something else is named by its line', async () => {
  await signFamily(api, resort, shared);
  await seal();
  const file = await exported();
  expect(await verifyExport([file], [])).toMatchObject({
    stamped: expect.any(Number),
    lastStamp: { authority: 'Arrival test time stamps', at: expect.any(Date) },
  });
  await expect(verifyExport([file], ['nonsense'])).rejects.toThrow('This is no verifier key: nonsense');
  const lines = file.toString().split('\n');
  const at = lines.findLastIndex((line) => line.includes('"timeStamp"'));
  const other = (await stampOf()).token.toString('base64');
  const changed = lines.map((line, n) => (n === at ? JSON.stringify({ ...JSON.parse(line), timeStamp: other }) : line));
  await expect(verifyExport([Buffer.from(changed.join('\n'))], [])).rejects.toThrow(
    `Line ${at + 1}: the time stamp of this checkpoint proves nothing: it is of something else`,
  );
});

test('a stamp counts for whoever trusts a root of its authority, and for nobody who trusts another', async () => {
  await signFamily(api, resort, shared);
  await seal();
  const file = await exported();
  const certificate = (path: string) => new X509Certificate(readFileSync(path));
  const root = certificate(join(folder, 'root.pem'));
  expect((await verifyExport([file], [], [root])).stamped).toBeGreaterThan(0);
  // Whoever trusts the authority itself needs no root.
  expect((await verifyExport([file], [], [certificate(join(folder, 'certificate.pem'))])).stamped).toBeGreaterThan(0);
  keepTestAuthority(join(folder, 'stranger'));
  const stranger = certificate(join(folder, 'stranger', 'root.pem'));
  const fault =
    /^Line \d+: the time stamp of this checkpoint proves nothing: no certificate that is trusted vouches for its authority$/;
  await expect(verifyExport([file], [], [stranger])).rejects.toThrow(fault);
  expect((await verifyExport([file], [], [stranger, root])).stamped).toBeGreaterThan(0);
});

test('a kept stamp that somebody changed is found where a signature is verified', async () => {
  const { chain } = await signFamily(api, resort, shared);
  await seal();
  const other = (await stampOf()).token;
  const change = (token: string) =>
    api.database.rows(
      `alter table evidence_time_stamp disable trigger user; update evidence_time_stamp set token = ${token}
       where size = (select max(size) from evidence_checkpoint); alter table evidence_time_stamp enable trigger user`,
    );
  const [{ token } = { token: Buffer.of() }] = await api.database.rows<{ token: Buffer }>(
    'select token from evidence_time_stamp order by size desc limit 1',
  );
  await change(`decode('${other.toString('hex')}', 'hex')`);
  const { body } = await boss.get(`/api/admin/signatures/${chain[0]?.id}/verification`).expect(200);
  expect(body).toMatchObject({ state: 'broken', faults: ['timeStamp'] });
  await change(`decode('${token.toString('hex')}', 'hex')`);
});

test('a copy carries the time of its seal; while the authority is away it is sealed without', async () => {
  const { chain, emma } = await signFamily(api, resort, shared);
  const copy = async (of: number): Promise<Buffer> =>
    (await emma.get(`/api/profile/waivers/${chain[of]?.id}/document`).responseType('blob').expect(200)).body;
  const stamped = await copy(0);
  const taken = sealOf(stamped);
  const [signer] = signedDataOf(taken).signerInfos;
  const [attribute] = signer?.unsignedAttrs?.attributes ?? [];
  expect(attribute?.type).toBe('1.2.840.113549.1.9.16.2.14');
  const token = new ContentInfo({ schema: attribute?.values[0] }).toSchema().toBER();
  writeFileSync(join(folder, 'token'), Buffer.from(token));
  writeFileSync(join(folder, 'signature'), Buffer.from(signer!.signature.getValue()));
  const given = ['-in', join(folder, 'token'), '-token_in', '-data', join(folder, 'signature')];
  execFileSync('openssl', ['ts', '-verify', ...given, '-CAfile', join(folder, 'root.pem')], { stdio: 'pipe' });
  expect(await isWholeByPkijs(taken)).toBe(true);
  const said = pdfsigOn(stamped, folder);
  if (said !== undefined) expect(said).toContain('Signature is Valid');

  stamps.behave('reset');
  const without = sealOf(await copy(1));
  expect(signedDataOf(without).signerInfos[0]?.unsignedAttrs).toBeUndefined();
  expect(await isWholeByPkijs(without)).toBe(true);
});

test('the commands seal, export and verify; what was changed ends with 1 and names its line', async () => {
  await signFamily(api, resort, shared);
  const command = (...args: string[]) => runCommand('evidence', api.variables, args);
  const file = join(folder, 'evidence.jsonl');
  expect(await command('seal')).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+ signatures came into the log; .+ Arrival test time stamps has stamped it at /),
  });
  expect(await command('export', file)).toEqual({ code: 0, output: expect.stringContaining(' signatures are in ') });
  const isThere = { code: 1, output: `${file} is there already: please name a file that is not\n` };
  expect([await command('export', file), await command('open', file, 'Emma')]).toEqual([isThere, isThere]);
  const verify = (path: string, ...more: string[]) => runCommand('evidence', {}, ['verify', path, ...more]);
  expect(await verify(file)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Nothing was changed: .+\n.+\nTime-stamped: .+\nWho vouches for the authority was not looked at: .+\nThe whole is signed\./,
    ),
  });
  expect(await verify(file, '--time-stamp-root', join(folder, 'root.pem'))).toEqual({
    code: 0,
    output: expect.stringMatching(/\nThe certificates of .+root\.pem vouch for whoever stamped\.\n/),
  });
  expect(await verify(file, '--time-stamp-root', file)).toEqual({
    code: 1,
    output: expect.stringContaining('holds no certificate (PEM)'),
  });
  const changed = readFileSync(file, 'utf8').replace('"signerName\\":\\"Emma', '"signerName\\":\\"Anna');
  writeFileSync(`${file}.changed`, changed);
  expect(await verify(`${file}.changed`)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Line \d+: entry 0: signature .+ is not what was signed/),
  });
});
