import { rental } from '../../words/rental';
import { skierType } from './skier-type';

const words = { skier: { ...rental.english.skier } } as Parameters<typeof skierType>[2];

test("people's word for a type, and the technician's in one piece", () => {
  expect(skierType('II', 'Type II · moderate', words)).toBe(`${words.skier.II} (Type\u00a0II)`);
});

test('a type of the operator is called as the list does', () => {
  expect(skierType('RACE', 'Racer · fast on ice', words)).toBe('Racer');
});
