import type { PosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { type Call, effectKinds } from '../crash/calls';
import type { CrashSite } from '../crash/crash-site';
import { halfDone, notStoredOnce, wrongDocuments } from '../crash/evidence';

export interface Verdict {
  readonly promise: string;
  readonly broken: readonly string[];
}

/** The four promises (Q2), each with what breaks it. */
export async function judge(site: CrashSite, bridge: PosBridge, calls: readonly Call[]): Promise<Verdict[]> {
  const refused = calls.filter(({ answer }) => answer?.status !== 200);
  const told = bridge.effects
    .filter(({ kind }) => kind !== 'contact')
    .map(({ arrivalId, kind }) => `${arrivalId} ${kind}`);
  const wanted = calls.map(({ contactId, endpoint }) => `${contactId} ${effectKinds[endpoint]}`);
  const inLetters = new Set(await deadLetters(site));
  const twice = told.filter((one, place) => told.indexOf(one) !== place);
  const missing = wanted.filter((one) => !told.includes(one) && !inLetters.has(one));
  const phantoms = told.filter((one) => !wanted.includes(one));
  const half = (await halfDone(site.database)).map((row) => JSON.stringify(row));
  const documents = (await wrongDocuments(site.database)).map((id) => `the document of household ${id}`);
  const unanswered = refused.map(({ contactId, answer }) => `${contactId} answered ${answer?.status ?? 'never'}`);
  return [
    { promise: 'I1 durable: what was answered is stored, with its evidence', broken: [...unanswered, ...documents] },
    {
      promise: 'I2 once: each completion and each effect at the point of sale',
      broken: [...(await notStoredOnce(site.database, calls)), ...twice],
    },
    { promise: 'I3 complete: all of it reached the point of sale, or a list that people see', broken: missing },
    { promise: 'I4 no phantom: nothing half done, nothing told that was not done', broken: [...half, ...phantoms] },
  ];
}

const deadLetters = async (site: CrashSite): Promise<string[]> =>
  (
    await site.database.rows<{ name: string }>(
      `select contact_id || ' ' || kind as name from pos_delivery where status = 'failed'`,
    )
  ).map(({ name }) => name);

export const waitingOf = (site: CrashSite): Promise<number> =>
  site.database.count(`pos_delivery where status = 'waiting'`);
