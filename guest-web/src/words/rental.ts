import { section } from './section';

/** What the rental shop asks, and what its label says. */
export const rental = section('rental', {
  field: {
    selectedAbility: 'Skier type',
    selectedAge: 'Age',
    selectedHeight: 'Height',
    selectedWeight: 'Weight',
    shoeSize: 'Shoe size',
    bootSoleMm: 'Own boots: sole length in mm',
    goofy: 'Stance',
  },
  option: { goofy: { N: 'Regular', Y: 'Goofy foot' } },
  wrong: '{field} – {problem}',
  skier: { 'I-': 'Extra careful', I: 'Careful', II: 'Comfortable', III: 'Fast', 'III+': 'Very fast' },
  none: '–',
});

/** The form alone. */
export const rentalForm = section('rentalForm', {
  chooseAge: 'Choose an age group',
  choose: 'Choose',
  metric: 'Metric (cm, kg)',
  hint: {
    shoeSize: 'As it stands in your everyday shoes, for instance US 9 or 42',
    bootSoleMm: 'Only for ski boots you bring. It is stamped on the side of the heel, for instance 305 mm.',
  },
  group: 'Group: {group}',
  lastTime: 'Last time: {group}',
  howSkis: 'How does {name} ski?',
  moreChoices: 'More choices: lower, higher',
  isSoTall: { other: '{name} is {count}. Is the height {value} right?' },
  isSoHeavy: { other: '{name} is {count}. Is the weight {value} right?' },
  usually: { other: 'Most children of {count} are between {from} and {to}. Skis and bindings are set up from this.' },
  setUpFrom: 'Skis and bindings are set up from this.',
  changeNumber: 'Change',
  isRight: '{value} is right',
  notInChart: 'Is {value} right?',
  shopHelps: 'Then the rental shop helps {name} in person. You can go on here.',
  stance: 'Stance on a snowboard',
  regular: 'Regular',
  regularFoot: 'Left foot in front',
  goofy: 'Goofy Foot',
  goofyFoot: 'Right foot in front',
  left: 'L',
  right: 'R',
  update: 'Update',
  save: 'Save and continue',
  skipped: 'Skipped',
});
