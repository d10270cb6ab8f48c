/** Examples of the API's documentation; invented people. */
export const memberExample = {
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

const headExample = {
  ...memberExample,
  contactId: 100001,
  parentContactId: null,
  firstName: 'Emma',
  dateOfBirth: '1988-02-29',
  age: 38,
  isHeadOfHouseHold: true,
};

const reach = { email: 'emma@example.com', phone: null };

export const profileExample = { contact: { ...headExample, ...reach }, contacts: [headExample, memberExample], familyCode: 'KMRTWXHP' };

export const newMemberExample = { firstName: 'Mia', lastName: 'Carter', dateOfBirth: '2017-04-30', email: null, phone: null };
