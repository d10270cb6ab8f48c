import { gearIn } from './gear';
import { rentalLabel } from './rental-label';

const item = (listKey: string, listDescription: string, listDescriptionMetric: string | null = null) => ({
  listKey,
  listDescription,
  listDescriptionMetric,
  dinLookupValue: 1,
});
const lists = {
  age: [item('0-9', '9 and younger')],
  ability: [item('I', 'Type I')],
  height: [item('I', '4\'11"–5\'1"', '149–157 cm')],
  weight: [item('F', '67–78 lb', '31–35 kg')],
  shoeSize: [item('23.5', '23.5')],
};
const kept = {
  ageKey: '0-9',
  abilityKey: 'I',
  heightKey: 'I',
  weightKey: 'F',
  ...gearIn({ shoeSize: '23.5', selectedGoofy: 'N' }),
};

test('every key by its own list, heights and weights in both units', () => {
  expect(rentalLabel(kept, lists)).toMatchObject({
    age: '9 and younger',
    ability: 'Type I',
    height: '4\'11"–5\'1"',
    heightMetric: '149–157 cm',
    weight: '67–78 lb',
    weightMetric: '31–35 kg',
    shoeSize: '23.5',
    goofy: 'N',
  });
});

test('a label is in the language of its lists', () => {
  const [band] = lists.weight;
  const weight = [{ ...band!, translation: { listDescription: '67 à 78 lb', listDescriptionMetric: '31 à 35 kg' } }];
  const ability = [{ ...lists.ability[0]!, translation: { listDescription: 'Typ I' } }];
  expect(rentalLabel(kept, { ...lists, weight, ability })).toMatchObject({
    ability: 'Typ I',
    height: '4\'11"–5\'1"',
    weight: '67 à 78 lb',
    weightMetric: '31 à 35 kg',
  });
});

test('a key that is gone from its list stays readable, and what was not asked stays empty', () => {
  const label = rentalLabel({ ...kept, weightKey: 'Z', shoeSize: null, goofy: null }, lists);
  expect(label).toMatchObject({ weight: 'Z', weightMetric: 'Z', shoeSize: null, goofy: null });
});
