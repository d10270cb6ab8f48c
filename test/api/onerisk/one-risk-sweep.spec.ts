import { signedInCarters } from '../../support/checkin';
import {
  askedOf,
  askPage,
  claimSigned,
  due,
  type OneRiskResort,
  signingsOf,
  startOneRiskResort,
  sweep,
} from '../../support/one-risk';

/** Whom a sweep asks 1Risk about: everything that is due, those who wait first, and nothing that was never opened (D42). */
let there: OneRiskResort;

beforeAll(async () => {
  there = await startOneRiskResort();
});
afterAll(() => there.close());
afterEach(() => there.oneRisk.behave('ok'));

type Emma = Awaited<ReturnType<typeof signedInCarters>>['emma'];

/** As many as a household may open in ten minutes. */
const PAGES = 30;

async function openPages(): Promise<{ emma: Emma; references: string[] }> {
  const { emma, mia } = await signedInCarters(there.api);
  const references: string[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const { body } = await askPage(emma, askedOf(there.resort, [mia])).expect(200);
    references.push(body.reference);
  }
  return { emma, references };
}

/** Pages that two families opened and left, and the last one, which Emma's browser says is signed. */
async function manyDue(): Promise<{ emma: Emma; left: string[]; claimed: string }> {
  const earlier = await openPages();
  const { emma, references: later } = await openPages();
  const references = [...earlier.references, ...later];
  const [claimed = '', ...left] = references.reverse();
  await there.oneRisk.settle(claimed, 'signed');
  await claimSigned(emma, claimed).expect(200);
  await due(there.api, left, "- interval '1 minute'");
  await due(there.api, [claimed]);
  return { emma, left, claimed };
}

const neverAsked = async (references: readonly string[]): Promise<string[]> =>
  (
    await there.api.database.rows<{ reference: string }>(
      'select reference from one_risk_signing where reference = any($1) and asks = 0',
      [references],
    )
  ).map(({ reference }) => reference);

test('one sweep asks about everything that is due', async () => {
  const { emma, left, claimed } = await manyDue();
  await sweep(there.api);
  expect(await neverAsked([...left, claimed])).toEqual([]);
  expect((await signingsOf(emma)).find(({ reference }) => reference === claimed)?.state).toBe('signed');
});

test('a page that 1Risk did not open is not asked about', async () => {
  const { emma, mia } = await signedInCarters(there.api);
  there.oneRisk.behave('down');
  await askPage(emma, askedOf(there.resort, [mia])).expect(503);
  there.oneRisk.behave('ok');
  const [{ reference } = { reference: '' }] = await signingsOf(emma);
  const earlier = (column: string) => `${column} = ${column} - interval '1 hour'`;
  await there.api.database.rows(
    `update one_risk_signing set ${earlier('created_at')}, ${earlier('next_ask_at')} where reference = $1`,
    [reference],
  );
  await sweep(there.api);
  expect(await neverAsked([reference])).toEqual([reference]);
});

test('those who wait for its word come first, and while it answers for nobody the others are left for the next sweep', async () => {
  const { left, claimed } = await manyDue();
  there.oneRisk.behave('down');
  await sweep(there.api);
  expect(await neverAsked([claimed])).toEqual([]);
  expect((await neverAsked(left)).length).toBeGreaterThan(0);
});
