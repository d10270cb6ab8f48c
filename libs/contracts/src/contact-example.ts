import type { Contact } from './contact';

/** A member of a household for examples in the API's documentation; an invented person. */
export const contactExample: Contact = {
  contactId: 100002,
  parentContactId: 100001,
  firstName: 'Mia',
  lastName: 'Carter',
  dateOfBirth: '2017-04-30',
  age: 9,
  photo: null,
  photoHash: null,
  imageUrl: null,
  isHeadOfHouseHold: false,
  isSelected: false,
};
