import { z } from 'zod';
import { instantSchema } from './primitives';
import { remarkParamsSchema } from './remark';

/** `look`: somebody should; `broken`: something is lost or refused; `off`: there is nothing to check here, or not yet. */
export const checkStates = ['broken', 'look', 'fine', 'off'] as const;
export type CheckState = (typeof checkStates)[number];

/**
 * What a check can find, `check.finding`: its state, and what it says in English, for `npm run doctor` and developers. The console has words of
 * its own. `{name}` is a parameter.
 */
export const checkFindings = {
  'keys.fine': ['fine', 'All sealed answers can be opened ({count})'],
  'keys.older': ['look', '{count} answers are sealed with older keys; seal them anew'],
  'keys.missing': ['broken', '{count} answers are sealed with keys that are not here'],
  'files.fine': ['fine', '{files} photos, each with its row'],
  'files.never': ['off', 'Never compared; the night does'],
  'files.late': ['look', 'Not compared for {hours} hours'],
  'files.spare': ['look', '{spare} files without a row'],
  'files.lost': ['broken', '{lost} rows without a file, {spare} files without a row'],
  'copies.fine': ['fine', '{files} copies of signed waivers, each with its row'],
  'copies.never': ['off', 'Never compared; the night does'],
  'copies.late': ['look', 'Not compared for {hours} hours'],
  'copies.spare': ['look', '{spare} copies without a row'],
  'copies.lost': ['look', '{lost} copies are gone; each is made again when somebody takes it'],
  'backup.proven': ['fine', 'Made {hours} hours ago, and proven'],
  'backup.unproven': ['look', 'Made {hours} hours ago, not proven'],
  'backup.late': ['look', 'Made {hours} hours ago'],
  'backup.never': ['look', 'There was never a backup by `npm run backup`'],
  'freeSpace.fine': ['fine', '{free} of {total} GB'],
  'freeSpace.low': ['look', '{free} of {total} GB are left'],
  'freeSpace.out': ['broken', '{free} of {total} GB are left'],
  'freeSpace.elsewhere': ['off', 'Photos are kept elsewhere'],
  'clock.fine': ['fine', '{seconds} s from the database'],
  'clock.off': ['broken', '{seconds} s from the database'],
  'storage.fine': ['fine', 'Takes files'],
  'storage.refuses': ['broken', 'Takes no files: {why}'],
  'signIn.fine': ['fine', 'Answers; keys: {keys}'],
  'signIn.moved': ['look', '{count} of {total} accounts are of {issuer}'],
  'signIn.silent': ['broken', 'Does not answer as it should: {why}'],
  'claims.fine': ['fine', 'Names and e-mail addresses are offered'],
  'claims.untold': ['off', 'The provider does not publish which claims it gives'],
  'claims.missing': ['look', 'The provider does not offer {names}'],
  'handOver.fine': ['fine', 'Nothing waits'],
  'handOver.waiting': ['fine', '{seconds} seconds'],
  'handOver.late': ['broken', '{seconds} seconds'],
  'queue.fine': ['fine', 'Seen by a worker {seconds} seconds ago'],
  'queue.silent': ['broken', 'No worker has reached it for {seconds} seconds'],
  'queue.untold': ['off', 'No worker is there to tell'],
  'failedJobs.none': ['fine', 'Nothing has failed'],
  'failedJobs.some': ['look', '{count} wait for somebody or for another try'],
  'schedules.fine': ['fine', 'All {count} come as they should'],
  'schedules.late': ['look', 'Late or failed: {names}'],
  'schedules.none': ['broken', 'No worker has told of any'],
  'workers.fine': ['fine', '{count} live'],
  'workers.none': ['broken', 'Nobody works'],
  'connections.fine': ['fine', 'At most {most} of {limit}'],
  'connections.many': ['look', 'Up to {most} may be opened, {limit} are allowed'],
  'webhooks.none': ['off', 'No other system is told of events'],
  'webhooks.fine': ['fine', 'All {count} take what they are told'],
  'webhooks.failing': ['look', '{count} do not take what they are told; it is tried again'],
  'webhooks.paused': ['look', '{count} took nothing for days and are paused'],
  'webhooks.late': ['broken', 'Messages are {seconds} seconds late'],
  'proxies.fine': ['fine', 'Addresses come through proxies that are ours'],
  'proxies.direct': ['fine', 'Guests are connected without a proxy'],
  'proxies.untold': [
    'look',
    'The public address is https and no proxy is trusted: every guest has the address of the proxy',
  ],
  'certificate.fine': ['fine', 'Valid for {days} days'],
  'certificate.ending': ['look', 'Valid for {days} days'],
  'certificate.refused': ['broken', 'Browsers refuse it: {why}'],
  'posBridge.fine': ['fine', 'Answers for {system}'],
  'posBridge.otherSystem': ['look', 'Answers for {system}, the settings say {named}'],
  'posBridge.silent': ['broken', 'Does not answer as it should: {why}'],
  'posHandOver.fine': ['fine', 'Everything is confirmed'],
  'posHandOver.waiting': ['fine', '{count} wait, the oldest for {seconds} seconds'],
  'posHandOver.late': ['broken', '{count} wait, the oldest for {seconds} seconds'],
  'posHandOver.refused': ['look', '{count} are refused and wait for somebody'],
  'posComparison.fine': ['fine', '{count} households compared'],
  'posComparison.never': ['off', 'Never compared; the night does, or `npm run pos:sync`'],
  'posComparison.late': ['look', 'Not compared for {hours} hours'],
  'posComparison.left': ['look', '{count} households could not be taken over'],
  'oneRisk.fine': ['fine', 'Every signature of guests is confirmed'],
  'oneRisk.late': ['look', '{count} signatures wait to be confirmed, the oldest for {seconds} seconds'],
  'oneRisk.unset': ['broken', 'Its address or its secret is not set'],
  'copySeal.none': ['off', 'Copies of signed waivers are made without a seal'],
  'copySeal.fine': ['fine', 'Its certificate is valid for {days} days'],
  'copySeal.ending': ['look', 'Its certificate is valid for {days} days'],
  'copySeal.ended': ['broken', 'Its certificate is not valid now: copies are made without a seal'],
  'timeStamps.none': ['off', 'Nothing is to be stamped'],
  'timeStamps.fine': ['fine', 'The newest checkpoint of signatures is stamped'],
  'timeStamps.waiting': ['fine', 'The newest checkpoint waits for its stamp for {hours} hours'],
  'timeStamps.late': ['look', 'The newest checkpoint waits for its stamp for {hours} hours'],
  'mail.none': ['off', 'Nothing is mailed'],
  'mail.fine': ['fine', 'The mail server answers'],
  'mail.silent': ['look', 'The mail server does not answer as it should ({why}); mail waits for it, for three days'],
  'certificate.plain': ['off', 'The public address is not https'],
} as const satisfies Readonly<Record<string, readonly [CheckState, string]>>;
export type CheckFinding = keyof typeof checkFindings;

const checkAnswerSchema = z.object({
  check: z.string(),
  /** A code of `checkFindings`; `check.failed` when the check itself could not be made. */
  finding: z.string(),
  state: z.enum(checkStates),
  params: remarkParamsSchema,
  /** In English, for developers. */
  detail: z.string(),
});
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** GET /api/admin/operations/checks: is everything whole? The worst first. */
export const wholenessSchema = z.object({ checkedAtUtc: instantSchema, checks: z.array(checkAnswerSchema) });
export type Wholeness = z.infer<typeof wholenessSchema>;
