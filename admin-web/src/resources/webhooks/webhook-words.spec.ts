import type { WebhookDelivery } from '@arrival/contracts';
import { instantWords } from '../../shared/wording/instant-words';
import { nextWords } from './webhook-words';

const waits = (nextAttemptAtUtc: string) => ({ status: 'waiting', nextAttemptAtUtc }) as WebhookDelivery;

test('a next try on another day says which, in the form of all other times', () => {
  const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString();
  expect(nextWords(waits(tomorrow), false)).toBe(`Next try ${instantWords(tomorrow)}`);
  expect(nextWords(waits(new Date(Date.now() - 1000).toISOString()), false)).toBe('Goes out now');
});
