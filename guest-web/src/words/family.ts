import { section } from './section';

/** The form of a new member. */
export const family = section('family', {
  add: 'Add to my family',
  added: '{name} is on your card',
  firstName: 'First name',
  firstNameMissing: 'Please type the first name',
  lastName: 'Last name',
  lastNameMissing: 'Please type the last name',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'Decides which lessons, gear and waivers fit.',
  dateOfBirthMissing: 'Please give the date of birth',
  birthWhy: 'We do not know it yet. It decides what is needed, and who signs.',
  save: 'Save',
  email: 'E-mail',
  emailWrong: 'Please check the e-mail address',
  phone: 'Phone',
  phoneWrong: 'Please check the phone number',
  alreadyThere: '{name} is already in your family',
  somebodyAlreadyThere: 'This person is already in your family',
  nothingToDo: 'Same name and same date of birth. There is nothing more to do.',
  show: 'Show {name}',
  showThem: 'Show this person',
  notSaved: 'This could not be saved',
  stillHere: 'What you typed is still here.',
});
