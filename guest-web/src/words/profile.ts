import { section } from './section';

/** The guest's own data and what is on file for each member. */
export const profile = section('profile', {
  loading: 'Loading your profile',
  notLoaded: 'We could not load this',
  email: 'E-mail',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  born: 'born {day}',
  you: 'you',
  addMember: 'Add a family member',
  unknown: 'We could not find this person',
  unknownWhy: 'They may have been removed, or the link is not from your family.',
  goToCheckIn: 'Go to check-in',
  signOut: 'Sign out',
});

/** The state of each profile. */
export const onFile = section('onFile', {
  rental: 'Rental profile',
  child: 'Child registration',
  photo: 'Photo',
  noRental: 'Not filled in yet.',
  noChild: 'Not Completed',
  noPhoto: 'Not added yet.',
  validUntil: 'Valid until {day}',
  valid: 'Valid',
  askedAgain: 'Asked again',
  outOfDate: 'Out of date',
  lastChanged: 'Last changed {when}',
  change: 'Change',
  changeRental: 'Change rental profile',
  changeChild: 'Change child registration',
  changePhoto: 'Change photo',
  add: 'Add',
  addRental: 'Add rental profile',
  addChild: 'Add child registration',
  addPhoto: 'Add photo',
});

/** Every waiver signed for a member. */
export const signedWaivers = section('signedWaivers', {
  title: 'Signed waivers',
  none: 'None yet.',
  signedBy: 'Signed by {name}, {when}',
  signedAs: {
    parent: 'Signed by {name}, as parent, {when}',
    guardian: 'Signed by {name}, as legal guardian, {when}',
    authorised: 'Signed by {name}, as authorised person, {when}',
    onBehalfOfAdult: 'Signed by {name}, for an adult who agreed, {when}',
    unknown: 'Signed by {name}, on behalf, {when}',
  },
  notHere: 'Signed with our partner or at the resort',
  validFromTo: 'Valid from {from} to {to}',
  validFrom: 'Valid from {from}, without an end',
  download: 'Download copy',
  downloadOf: 'Download copy of {title}',
  notDownloaded: 'The copy could not be downloaded',
});
