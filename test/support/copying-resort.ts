import { createHash, randomBytes } from 'node:crypto';
import { type MailCatcher, startMailCatcher } from '../../libs/sandbox/src/mail/mail-catcher';
import { administrator, administratorVariables } from './administrator';
import { type SignedInAgent, startApi, type TestApi } from './api';
import { buildCheckinResort, type CheckinResort } from './checkin';
import { buildSharedWaiver, signFamily } from './evidence';
import { until } from './until';
import { startWorker } from './worker';

export interface KeptCopy {
  head_contact_id: number;
  signature_id: string;
  storage_key: string;
  hash: string;
  is_proven: boolean;
}

/** A resort whose worker makes the copies of what is signed, and mails them. */
export interface CopyingResort {
  api: TestApi;
  boss: SignedInAgent;
  resort: CheckinResort;
  /** The task whose waiver covers several people. */
  shared: number;
  catcher: MailCatcher;
  copiesOf(headId: number): Promise<KeptCopy[]>;
  /** New Carters, who signed twice, for four; the job has made what they keep. */
  signedFamily(
    signing?: Parameters<typeof signFamily>[3],
  ): Promise<Awaited<ReturnType<typeof signFamily>> & { headId: number; copies: KeptCopy[] }>;
  close(): Promise<void>;
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export async function startCopyingResort(): Promise<CopyingResort> {
  const catcher = await startMailCatcher();
  const keys = {
    EVIDENCE_SIGNING_KEYS: randomBytes(32).toString('base64'),
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'Snow Resort <checkin@resort.example>',
  };
  const api = await startApi({ ...administratorVariables, ...keys });
  const resort = await buildCheckinResort(api, { html: '<div><h2>Risks</h2><p>Skiing has risks.</p></div>' });
  const shared = await buildSharedWaiver(api.database, resort);
  const worker = await startWorker(api.database.url, { ...keys, STORAGE_DIR: api.storageFolder });
  const copiesOf = (headId: number) =>
    api.database.rows<KeptCopy>('select * from waiver_copy where head_contact_id = $1 order by made_at, signature_id', [
      headId,
    ]);
  return {
    api,
    boss: await administrator(api),
    resort,
    shared,
    catcher,
    copiesOf,
    async signedFamily(signing) {
      const family = await signFamily(api, resort, shared, signing);
      const { headId } = family.carters;
      await until(async () => (await copiesOf(headId)).length === 4);
      return { ...family, headId, copies: await copiesOf(headId) };
    },
    async close() {
      await worker.close();
      await catcher.stop();
      await api.close();
    },
  };
}
