import type { ContactTask, RentalContactTask } from '@arrival/contracts';
import type { Step } from '@arrival/rules';
import { keptFamily, overListsOfNow, sameAnswers } from './kept-answers';

const item = (listKey: string, listDescription: string, listDescriptionMetric: string | null = null) => ({
  listKey,
  listDescription,
  listDescriptionMetric,
  dinLookupValue: 1,
});
const lists = {
  ageRefs: [item('A09', '9 and under'), item('A10', '10 to 49')],
  abilityRefs: [item('I', 'Type I')],
  heightRefs: [item('H', `Up to 4'10"`, 'Up to 148 cm'), item('I', `4'11"–5'1"`, '149–157 cm')],
  weightRefs: [item('E', '57–66 lb', '26–30 kg')],
  shoeSizeRefs: [],
};

function rental(age: number, changes: object = {}): RentalContactTask {
  const relatedObject = {
    ...lists,
    enableShoeSize: true,
    enableStance: false,
    selectedAge: 'A09',
    selectedAbility: 'I',
    selectedHeight: 'H',
    selectedWeight: 'E',
    shoeSize: '34',
    version: 'v1',
    ...changes,
  };
  const task = {
    id: `1.1.2.${age}`,
    taskTypeId: 2,
    contact: { age },
    relatedObject,
    isReadOnly: false,
    isComplete: false,
    reason: { code: 'profileExpired' },
  };
  return task as unknown as RentalContactTask;
}
const here = { units: 'imperial', phoneRegion: 'US' } as const;
const answers = {
  primaryEmergencyContact: 'Emma Carter',
  primaryEmergencyPhone: '+19705550100',
  alternateEmergencyContact1: 'Daniel Carter',
  alternateEmergencyPhone1: '+19705550101',
  drugAllergy: 'None',
  foodAllergy: 'Peanuts',
  medication: 'None',
  specialCondition: 'None',
};
const registration = (relatedObject: object | null) =>
  ({
    taskTypeId: 3,
    contact: { age: 9 },
    relatedObject,
    isReadOnly: false,
    isComplete: false,
    reason: { code: 'profileExpired' },
  }) as unknown as ContactTask;
const steps = (...contactTasks: ContactTask[]) => [{ contactTasks } as unknown as Step];

test('a family of whom everything is known confirms it; a single unknown answer, and the usual way is taken', () => {
  const known = steps(rental(9), rental(38), registration(answers));
  expect(keptFamily(known, here)).toMatchObject({ rentals: [{}, {}], children: [{}] });
  expect(keptFamily(steps(rental(9, { shoeSize: null })), here)).toBeUndefined();
  expect(keptFamily(steps(rental(38, { selectedHeight: 'gone' })), here)).toBeUndefined();
  expect(keptFamily(steps(rental(38, { version: null })), here)).toBeUndefined();
  expect(keptFamily(steps(rental(38), registration(null)), here)).toBeUndefined();
  expect(
    keptFamily(steps(rental(38), registration({ ...answers, primaryEmergencyPhone: '12' })), here),
  ).toBeUndefined();
});

test('what the resort asks for again is not confirmed as it is (D79)', () => {
  const reason = { code: 'askedAgain', staffReason: 'Nobody answers' } as const;
  const child = registration(answers);
  expect(keptFamily(steps(rental(38), child), here)).toBeDefined();
  expect(keptFamily(steps(rental(38), { ...child, reason }), here)).toBeUndefined();
  expect(keptFamily(steps({ ...rental(38), reason }, child), here)).toBeUndefined();
});

test('what is finished asks nothing again', () => {
  expect(keptFamily(steps({ ...rental(38), isComplete: true }), { ...here, units: 'metric' })).toBeUndefined();
  expect(keptFamily([], { ...here, units: 'metric' })).toBeUndefined();
});

test('the age follows the birthday, a child has the measures of today', () => {
  const [height, weight] = [lists.heightRefs[1]!, lists.weightRefs[0]!];
  expect(sameAnswers(rental(10), { height, weight })).toMatchObject({
    selectedAge: 'A10',
    selectedHeight: 'I',
    shoeSize: '34',
    version: 'v1',
  });
});

test('what was looked at once stays, over the lists in the language of now', () => {
  const family = keptFamily(steps(rental(38)), here);
  const heightRefs = [item('H', '4フィート10インチ以下')];
  const now = steps(rental(38, { heightRefs, selectedHeight: 'I', version: 'v2' }), registration(null));
  const [shown] = overListsOfNow(family!, now).rentals;
  expect(shown?.relatedObject).toMatchObject({ heightRefs, selectedHeight: 'H', version: 'v1' });
  expect(overListsOfNow(family!, [])).toEqual(family);
});
