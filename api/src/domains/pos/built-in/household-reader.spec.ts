import type { Database } from '../../../platform/database/database';
import { HouseholdReader } from './household-reader';

const stored: Record<string, number> = { emma: 1, leo: 2 };
const rowOf = (subject: string, place?: number) => ({
  place,
  headContactId: stored[subject],
  version: 1,
  document: '{}',
});

function reader(isInUnitOfWork = false, failure?: Error) {
  const asked: string[] = [];
  const database = {
    isInUnitOfWork,
    async first({ name }: { name: string }, [, subject]: [string, string]) {
      asked.push(name);
      return stored[subject] ? rowOf(subject) : undefined;
    },
    async run({ name }: { name: string }, [, subjects]: [string[], string[]]) {
      asked.push(name);
      if (failure) throw failure;
      return subjects.flatMap((subject, index) => (stored[subject] ? [rowOf(subject, index + 1)] : [])).reverse();
    },
  };
  return {
    asked,
    find: (subject: string) => new HouseholdReader(database as unknown as Database).find('issuer', subject),
    database,
  };
}

test('those who ask together share one statement and get their own household, or none', async () => {
  const { asked, database } = reader();
  const shared = new HouseholdReader(database as unknown as Database);
  const found = await Promise.all(['leo', 'nobody', 'emma'].map((subject) => shared.find('issuer', subject)));
  expect(found.map((row) => row?.headContactId)).toEqual([2, undefined, 1]);
  expect(asked).toEqual(['pos.find-households']);
});

test('who asks alone, or inside a unit of work, asks at once and alone', async () => {
  const alone = reader();
  expect((await alone.find('emma'))?.headContactId).toBe(1);
  const inside = reader(true);
  await Promise.all([inside.find('emma'), inside.find('leo')]);
  expect([...alone.asked, ...inside.asked]).toEqual(Array(3).fill('pos.find-household'));
});

test('a failed statement fails everybody who asked', async () => {
  const { database } = reader(false, new Error('gone'));
  const shared = new HouseholdReader(database as unknown as Database);
  const results = await Promise.allSettled(['emma', 'leo'].map((subject) => shared.find('issuer', subject)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
