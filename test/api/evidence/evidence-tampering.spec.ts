import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SignatureVerification } from '@arrival/contracts';
import fc from 'fast-check';
import { APP_CONFIG, type AppConfig } from '../../../api/src/config/app-config';
import { EvidenceExportService } from '../../../api/src/domains/evidence/evidence-export.service';
import { EvidenceLogQueries } from '../../../api/src/domains/evidence/evidence-log.queries';
import { EvidenceFault } from '../../../api/src/domains/evidence/evidence-verifier';
import { NoteSigners } from '../../../api/src/domains/evidence/note-signers';
import { PublishedKeys } from '../../../api/src/domains/evidence/published-keys';
import { noteSigner } from '../../../api/src/domains/evidence/signed-note';
import { verifyExport } from '../../../api/src/domains/evidence/verify-export';
import { Clock } from '../../../api/src/platform/clock/clock';
import { LongReads } from '../../../api/src/platform/database/long-reads';
import {
  type EvidenceSite,
  openEvidenceSite,
  outliveLast,
  type SignatureInChain as Row,
  tamper,
} from '../../support/evidence';
import { rfcFold, rfcRoot } from '../../support/rfc-6962';

/** Whoever changes, forges or removes evidence is found: from the export alone, and in the console (D45). */
let site: EvidenceSite;
const folder = mkdtempSync(join(tmpdir(), 'arrival-evidence-'));
const cli = resolve(__dirname, '../../../api/dist/cli.js');
beforeAll(async () => {
  site = await openEvidenceSite();
});
afterAll(() => site.api.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Two sealed nights, an erased household, and a family that waits for the next night. */
async function exported(): Promise<Buffer> {
  const erased = await site.signedFamily();
  await site.signedFamily();
  await site.seal();
  await site.boss.post(`/api/admin/guests/${erased.mia}/erasure`).expect(200);
  await site.signedFamily();
  await site.seal();
  await site.signedFamily();
  return written(site.api.app.get(EvidenceExportService));
}
async function written(exports: EvidenceExportService): Promise<Buffer> {
  const pieces: string[] = [];
  await exports.export(async (piece) => void pieces.push(piece), new AbortController().signal);
  return Buffer.from(pieces.join(''));
}
const faultOf = (bytes: Buffer, keys: readonly string[] = []): Promise<EvidenceFault | undefined> =>
  verifyExport([bytes], keys).then(
    () => undefined,
    (error: EvidenceFault) => error,
  );

test('what was removed before its night, as before the first key, stands in its place of the chain', async () => {
  await outliveLast(site.api.database, (await site.signedFamily()).chain);
  await site.seal();
  await outliveLast(site.api.database, (await site.signedFamily()).chain);
  const file = await written(site.api.app.get(EvidenceExportService));
  expect(await verifyExport([file], [])).toMatchObject({ records: 8, timeOver: 2, sealed: 4, waiting: 4 });
});

test('an export proves itself alone; one changed byte anywhere is found, and what was lost too', async () => {
  const file = await exported();
  const { text: keys } = await site.api.request.get('/api/evidence/keys');
  const whole = await verifyExport([file], [keys.trim()]);
  expect(whole).toMatchObject({ isSigned: true, waiting: 4, sealed: expect.any(Number) });
  expect(whole.erased).toBeGreaterThanOrEqual(4);
  expect(whole.checkpoints).toBeGreaterThanOrEqual(2);

  const lines = file.toString().split('\n').slice(0, -1);
  const entries = lines.map((line) => JSON.parse(line)).filter(({ entry }) => typeof entry === 'number');
  const { text: note } = await site.api.request.get('/api/evidence/checkpoint');
  expect(rfcRoot(entries.map(({ leaf }) => Buffer.from(leaf, 'hex'))).toString('base64')).toBe(note.split('\n')[2]);
  const { entry, record, leaf } = entries.find((one) => one.record && one.entry > 4);
  const { seal: proven } = await site.verification(JSON.parse(record).id);
  const proof = (proven?.proof ?? []).map((hash) => Buffer.from(hash, 'hex'));
  expect(rfcFold(entry, entries.length, Buffer.from(leaf, 'hex'), proof).toString('hex')).toBe(proven?.root);

  await fc.assert(
    fc.asyncProperty(fc.nat(lines.length - 1), fc.nat(), fc.integer({ min: 1, max: 255 }), async (of, within, flip) => {
      // Of each line alike, its end included: texts and drawings are most of the bytes.
      const start = Buffer.byteLength(
        lines
          .slice(0, of)
          .map((one) => `${one}\n`)
          .join(''),
      );
      const at = start + (within % (Buffer.byteLength(lines[of] as string) + 1));
      const other = Buffer.from(file);
      other[at] = (other[at] as number) ^ flip;
      const fault = await faultOf(other);
      expect(fault).toBeInstanceOf(EvidenceFault);
      // What a record says is named by its own line; what only the whole can tell, by the last.
      const parts = lines[of]?.startsWith('{"entry"') && !lines[of]?.includes('"removed"');
      if (parts && flip < 128 && file[at] !== 0x0a && (other[at] as number) !== 0x0a) expect(fault?.line).toBe(of + 1);
    }),
    { numRuns: 250 },
  );
  const cuts = [file.subarray(0, -1), file.subarray(0, file.length - 200), Buffer.concat([file, Buffer.from(' ')])];
  for (const cut of cuts) expect(await faultOf(cut)).toBeInstanceOf(EvidenceFault);
  const without = (index: number) => Buffer.from(`${lines.filter((_, n) => n !== index).join('\n')}\n`);
  const at = lines.findIndex((one) => one.includes(JSON.stringify(record).slice(1, -1)));
  expect((await faultOf(without(at)))?.message).toMatch(/must be|does not follow/);
  const stranger = noteSigner('localhost:3000/api/evidence', randomBytes(32)).verifierKey;
  expect((await faultOf(file, [stranger]))?.message).toContain('not signed by the key');
});

test('who moved to another address, with another key, exports what was sealed at the old one; each key counts', async () => {
  await site.signedFamily();
  await site.seal();
  const { app, request } = site.api;
  const { text } = await request.get('/api/evidence/keys');
  const moved = new NoteSigners({
    ...app.get<AppConfig>(APP_CONFIG),
    publicUrl: 'https://checkin.resort.example',
    evidence: { signingKeys: [randomBytes(32)] },
  });
  const published = new PublishedKeys(app.get(EvidenceLogQueries), moved);
  const file = await written(new EvidenceExportService(app.get(LongReads), published, moved, app.get(Clock)));
  const [ours, theirs] = [moved.current!.verifierKey, text.trim()];
  const path = join(folder, 'moved.jsonl');
  writeFileSync(path, file);
  const verify = (keys: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [cli, 'evidence', 'verify', path, ...keys], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  for (const keys of [[], [ours, theirs]]) expect(verify(keys)).toContain('Nothing was changed:');
  for (const keys of [[ours], [theirs]]) expect(verify(keys)).toContain('is not signed by');
});

test('a record that vanished without a word is named', async () => {
  const { chain } = await site.signedFamily();
  await site.seal();
  const gone = chain[3] as Row;
  await site.api.database.rows('delete from waiver_authorization where signature_id = $1', [gone.id]);
  await tamper(site.api.database, 'signature', `delete from signature where id = '${gone.id}'`);
  expect((await faultOf(await exported()))?.message).toContain(`signature ${gone.id} is gone, and nothing says why`);
});

test.each<[string, SignatureVerification['faults'], (row: Row) => string, string]>([
  [
    'what it says',
    ['record', 'chain'],
    ({ id }) => `update signature set signer_name = 'Somebody Else' where id = '${id}'`,
    'signature',
  ],
  [
    'what it says, and its hash',
    ['chain', 'log'],
    ({ id }) =>
      `update signature s set ip = '10.0.0.1' where id = '${id}'; update signature s set record_hash = record_hash_of(s) where id = '${id}'`,
    'signature',
  ],
  [
    'the one before it',
    ['chain'],
    ({ head_contact_id: head }) =>
      `update signature set comment = 'x' where head_contact_id = ${head} and chain_position = 1`,
    'signature',
  ],
  [
    'its leaf',
    ['log'],
    ({ id }) => `update evidence_entry set record_hash = sha256('x') where signature_id = '${id}'`,
    'evidence_entry',
  ],
])('a change of %s is found', async (_what, faults, change, table) => {
  const { chain } = await site.signedFamily();
  await site.seal();
  const row = chain[1] as Row;
  await tamper(site.api.database, table, change(row));
  expect(await site.verification(row.id)).toMatchObject({ state: 'broken', faults });
  await tamper(
    site.api.database,
    'evidence_entry',
    `update evidence_entry e set record_hash = s.record_hash from signature s where s.id = e.signature_id and e.signature_id = '${row.id}'`,
  );
});

test('a checkpoint that somebody else wrote is found', async () => {
  const { chain } = await site.signedFamily();
  await site.seal();
  const [{ note } = { note: '' }] = await site.api.database.rows<{ note: string }>(
    'select note from evidence_checkpoint order by size desc limit 1',
  );
  const forged = note.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${randomBytes(32).toString('base64')}\n`);
  await tamper(
    site.api.database,
    'evidence_checkpoint',
    `update evidence_checkpoint set note = '${forged}' where note = '${note}'`,
  );
  expect(await site.verification(chain[0]?.id as string)).toMatchObject({ state: 'broken', faults: ['checkpoint'] });
  await tamper(
    site.api.database,
    'evidence_checkpoint',
    `update evidence_checkpoint set note = '${note}' where note = '${forged}'`,
  );
  expect((await site.verification(chain[0]?.id as string)).state).toBe('valid');
});
