import type { Webhook, WebhookDelivery, WebhookTry } from '@arrival/contracts';
import { momentWords } from '../../shared/wording/instant-words';
import { say, sayIfKnown } from '../../words/say';

export const stateColours = { delivering: 'success', failing: 'warning', paused: 'error' } as const;
export const stateWords = ({ state }: Webhook): string => say(`resources.webhooks.states.${state}`);

/** The address as people know it: the host, and what comes after it. */
export function placeOf({ url }: Pick<Webhook, 'url'>): { host: string; rest: string } {
  const { host, pathname, search } = new URL(url);
  return { host, rest: `${pathname}${search}` };
}

/** What its state means, and what comes next. */
export function stateSentence({ state, pauseReason }: Webhook): string {
  if (state === 'paused' && pauseReason === 'failing') return say('resources.webhooks.stateWords.pausedFailing');
  if (state === 'paused' && pauseReason === 'gone') return say('resources.webhooks.stateWords.pausedGone');
  return say(`resources.webhooks.stateWords.${state}`);
}

/** A kind of event in words; one that this build does not know is told as it is. */
export const eventWords = (type: string): string => sayIfKnown(`resources.webhooks.events.${type}`) ?? type;

const failureWords = (error: string | null): string =>
  sayIfKnown(`resources.webhooks.problems.${error}`) ?? String(error);

/** What came back: `204 in 80 ms`, or why nothing did. */
export const tryWords = ({ status, error, tookMs }: WebhookTry): string =>
  status === null
    ? failureWords(error)
    : say('resources.webhooks.log.answered', { status, ms: tookMs.toLocaleString() });

/** When it is tried again, for what waits; to a paused address nothing goes until somebody starts it again. */
export function nextWords({ status, nextAttemptAtUtc }: WebhookDelivery, isPaused: boolean): string | undefined {
  if (status !== 'waiting' || nextAttemptAtUtc === null) return undefined;
  if (isPaused) return say('resources.webhooks.log.paused');
  const now = new Date();
  return Date.parse(nextAttemptAtUtc) <= now.getTime()
    ? say('resources.webhooks.log.soon')
    : say('resources.webhooks.log.next', { when: momentWords(nextAttemptAtUtc, now) });
}

export const householdWords = ({ householdId, number }: WebhookDelivery): string | undefined =>
  householdId === null ? undefined : say('resources.webhooks.log.household', { id: householdId, number: number ?? 0 });
