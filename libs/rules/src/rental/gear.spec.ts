import type { GearField } from '@arrival/contracts';
import { askedGear, gearAnswers, gearIn, gearProblem, labelledGear, typedGear } from './gear';

const everything = { enableShoeSize: true, enableStance: true };
const nothing = { enableShoeSize: false, enableStance: false };
const told = gearIn({ shoeSize: 'US 9', selectedGoofy: 'Y' });

test('the shoe size by either of its names, the stance by its own', () => {
  expect(told).toMatchObject({ shoeSize: 'US 9', goofy: 'Y' });
  expect(gearIn({ shoeSize: '', selectedShoeSize: '42' })).toMatchObject({ shoeSize: '42', goofy: null });
  expect(gearAnswers(told)).toMatchObject({ shoeSize: 'US 9', selectedShoeSize: 'US 9', selectedGoofy: 'Y' });
  expect(gearIn(gearAnswers(told))).toEqual(told);
});

test('only what the task type asks is kept; a stance that nobody chose is regular', () => {
  expect(askedGear(told, nothing)).toMatchObject({ shoeSize: null, goofy: null });
  expect(askedGear(gearIn({ shoeSize: '42' }), everything)).toMatchObject({ shoeSize: '42', goofy: 'N' });
});

test('an empty field of a form is nothing told', () => {
  const empty = Object.fromEntries(Object.keys(told).map((name) => [name, ''])) as Record<keyof typeof told, string>;
  expect(typedGear({ ...empty, shoeSize: ' 42 ', goofy: 'N' })).toMatchObject({ shoeSize: '42', goofy: 'N' });
  expect(typedGear({ ...empty, shoeSize: '  ' })).toMatchObject({ shoeSize: null });
});

test.each<[GearField, (string | number | null)[], (string | number)[], object]>([
  [field({ kind: 'text', max: 3 }), ['42', 'abc', ' abc ', null], ['abcd'], { code: 'tooLong', params: { max: 3 } }],
  [field({ kind: 'choice', options: ['N', 'Y'] }), ['N', 'Y', ''], ['Z'], { code: 'notOffered' }],
  [
    field({ kind: 'number', min: 180, max: 400 }),
    ['180', 400, ' 305 ', null],
    ['179', 401, '3e2', '30.5', '-300', 'x'],
    { code: 'notBetween', params: { min: 180, max: 400 } },
  ],
])('%o takes %j and refuses %j', (described, good, bad, problem) => {
  expect(good.map((value) => gearProblem(value, described))).toEqual(good.map(() => undefined));
  expect(bad.map((value) => gearProblem(value, described))).toEqual(bad.map(() => problem));
  expect(gearProblem(' ', { ...described, isRequired: true })).toEqual({ code: 'required' });
});

test('a label has what was told, and what was needed and is missing', () => {
  expect(labelledGear(told)).toEqual(['shoeSize', 'goofy']);
  expect(labelledGear(gearIn({}))).toEqual([]);
  expect(labelledGear(gearIn({}), everything)).toEqual(['shoeSize']);
  expect(labelledGear(told, { ...nothing, enableStance: true })).toEqual(['goofy']);
});

function field<Kind extends object>(kind: Kind) {
  return { askedBy: 'enableShoeSize', example: '', ...kind } as const;
}
