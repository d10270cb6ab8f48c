import { section } from './section';

/** What a child's registration asks. */
export const child = section('child', {
  /** A health answer when there is nothing to tell; what is stored is the specification's word in every language (spec §5). */
  none: 'None',
  field: {
    primaryEmergencyContact: 'Primary Contact',
    primaryEmergencyPhone: 'Primary Phone #',
    alternateEmergencyContact1: 'Alternate Contact',
    alternateEmergencyPhone1: 'Secondary Phone #',
    drugAllergy: 'Drug Allergy',
    foodAllergy: 'Food Allergy',
    medication: 'Medication',
    specialCondition: 'Special Condition',
  },
});

/** The page and the form. */
export const childForm = section('childForm', {
  title: 'Complete Child Registration Profiles',
  why: 'So that the people who look after your child know whom to call.',
  notCompleted: 'Not Completed',
  contacts: 'Who we call',
  sameAs: 'Same as for {name}',
  health: 'Health',
  missing: 'Missing child registration information. See above.',
  update: 'Update',
  updateFor: 'Update {name}',
  create: 'Create',
  createFor: 'Create {name}',
  continue: 'Continue',
  stillTrueWhy: 'You told us this last time. Please read it: is it still true for {name}?',
  stillTrue: 'Still true',
  stillTrueFor: 'Still true for {name}',
  changeSomething: 'Change something',
  changeSomethingFor: 'Change something for {name}',
});
