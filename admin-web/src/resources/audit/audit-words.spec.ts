import type { AuditEvent } from '@arrival/contracts';
import { actorWords, eventWords } from './audit-words';

const event = (entity: string, after: object) =>
  ({ entity, entityId: '7', before: null, after }) as unknown as AuditEvent;

test.each([
  ['location', { name: 'Village' }, 'Location Village'],
  ['webhook', { url: 'https://crm.example.com/hooks' }, 'Webhook https://crm.example.com/hooks'],
  ['rental_list_entry', { listDescription: '4\'11"–5\'1"' }, 'Rental list entry 4\'11"–5\'1"'],
  ['job', {}, 'Failed job 7'],
  ['hand_over', {}, 'Hand-over to the point of sale 7'],
])('a record of %s is told by what people call it', (entity, after, words) => {
  expect(eventWords(event(entity, after))).toBe(words);
});

test('a record that is gone is told by what it was', () => {
  const gone = { ...event('location', {}), before: { name: 'Village' }, after: null };
  expect(eventWords(gone)).toBe('Location Village');
});

test.each([
  [{ actorEmail: 'boss@example.com' }, 'boss@example.com'],
  [{ actorKey: 'Lift gate' }, 'API key Lift gate'],
  [{ actorCommand: 'administrators unbind' }, 'Command administrators unbind'],
  [{ isAtCounter: true }, 'Device at the counter'],
  [{}, 'Arrival'],
])('who did it is told: %j', (who, words) => {
  const nobody = { actorEmail: null, actorKey: null, actorCommand: null, isAtCounter: false };
  expect(actorWords({ ...event('contact', {}), ...nobody, ...who })).toBe(words);
});
