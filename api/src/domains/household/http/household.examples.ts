import { contactExample } from '@arrival/contracts';

/** Examples of the API's documentation; invented people. */
const headExample = {
  ...contactExample,
  contactId: 100001,
  parentContactId: null,
  firstName: 'Emma',
  dateOfBirth: '1988-02-29',
  age: 38,
  isHeadOfHouseHold: true,
};

const reach = { email: 'emma@example.com', phone: null };

export const profileExample = {
  contact: { ...headExample, ...reach },
  contacts: [headExample, contactExample],
  familyCode: 'KMRTWXHP',
  asOfUtc: null,
};

export const newMemberExample = {
  firstName: 'Mia',
  lastName: 'Carter',
  dateOfBirth: '2017-04-30',
  email: null,
  phone: null,
};
