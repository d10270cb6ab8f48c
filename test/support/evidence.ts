import { randomBytes } from 'node:crypto';
import type { LanguageTag, SignatureVerification } from '@arrival/contracts';
import { SealEvidenceService } from '../../api/src/domains/evidence/seal-evidence.service';
import { administrator, administratorVariables } from './administrator';
import { startApi, type TestApi } from './api';
import { buildWaiverTask } from './build-resort';
import { buildCheckinResort, type CheckinResort, complete, group, signedInCarters, taskOf } from './checkin';
import type { TestDatabase } from './database';

/** A row of `signature`, with the record that its hash is made of. */
export interface SignatureInChain {
  id: string;
  record: string;
  chain_position: number;
  previous_hash: Buffer | null;
  record_hash: Buffer;
  [column: string]: unknown;
}

/** A household's signatures in the order of their chain. */
export const chainIn = ({ database }: Pick<TestApi, 'database'>, headId: number): Promise<SignatureInChain[]> =>
  database.rows<SignatureInChain>(
    'select *, signature_record(s) as record from signature s where head_contact_id = $1 order by chain_position',
    [headId],
  );

/** One waiver for the whole family, beside the one that each signs. */
export async function buildSharedWaiver(database: TestDatabase, { activityId }: CheckinResort): Promise<number> {
  const task = await buildWaiverTask(database, { posWaiverId: 'W-ALL', consolidateWaivers: true });
  await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [activityId, task]);
  return task;
}

/** Changes rows as somebody could who owns the tables. */
export const tamper = (database: TestDatabase, table: string, text: string): Promise<unknown> =>
  database.rows(`alter table ${table} disable trigger user; ${text}; alter table ${table} enable trigger user`);

/** The time of the last one of a household, an adult's, is over and retention takes it away; another one follows it. */
export async function outliveLast(database: TestDatabase, chain: readonly SignatureInChain[]): Promise<void> {
  const [first, last] = [chain[0]?.id, chain.at(-1)?.id];
  await database.rows('delete from waiver_authorization where signature_id = $1', [last]);
  const earlier = `update signature set signed_at = now() - interval '40 years' where id = '${last}'`;
  await tamper(database, 'signature', earlier);
  await database.rows('delete from signature where id = $1', [last]);
  await database.rows(
    `insert into signature select (json_populate_record(s, json_build_object('id', gen_random_uuid()))).* from signature s where id = $1`,
    [first],
  );
}

interface Signing {
  /** Of Emma, who signs. */
  readonly email?: string;
  readonly language?: LanguageTag;
}

/** New Carters: Mia's own waiver is signed first, then the shared one, once for Mia, Leo and Daniel. */
export async function signFamily(
  api: TestApi,
  resort: CheckinResort,
  sharedTask: number,
  { email = '', language = 'en' }: Signing = {},
) {
  const family = await signedInCarters(api);
  await api.database.rows("update contact set email = nullif($2, '') where contact_id = $1", [
    family.carters.headId,
    email,
  ]);
  const { emma, mia, leo, daniel } = family;
  const open = async (contactIds: number[], taskId: number) =>
    taskOf(
      (await group(emma, resort, contactIds)).waiverContactTasks.filter((task) => task.taskId === taskId),
      mia,
    );
  const given = {
    agree: true,
    consent: true,
    relationship: 'parent',
    signerName: 'Emma Carter',
    signatureDate: '2026-02-03T10:20:30.456Z',
    signatureDateOffset: -6.5,
    language,
  };
  const own = await open([mia], resort.tasks.waiver);
  await complete(emma, own, { ...given, rolTextHash: own.relatedObject.rolTextHash })
    .set('user-agent', 'A "quoted" \\ browser')
    .expect(200);
  const contactIds = [mia, leo, daniel];
  const shared = await open(contactIds, sharedTask);
  const { rolTextHash } = shared.relatedObject;
  await complete(emma, shared, { ...given, rolTextHash, contactIds, agreedContactIds: [daniel] }).expect(200);
  return { ...family, chain: await chainIn(api, family.carters.headId) };
}

export type EvidenceSite = Awaited<ReturnType<typeof openEvidenceSite>>;

/** An API that seals with a key of its own, with what makes and checks evidence in it; close its `api`. */
export async function openEvidenceSite() {
  const api = await startApi({ ...administratorVariables, EVIDENCE_SIGNING_KEYS: randomBytes(32).toString('base64') });
  const boss = await administrator(api);
  const resort = await buildCheckinResort(api);
  const shared = await buildSharedWaiver(api.database, resort);
  return {
    api,
    boss,
    signedFamily: () => signFamily(api, resort, shared),
    seal: () => api.app.get(SealEvidenceService).seal(new AbortController().signal),
    verification: async (id: string): Promise<SignatureVerification> =>
      (await boss.get(`/api/admin/signatures/${id}/verification`).expect(200)).body,
  };
}
