import { contactSchema } from '@arrival/contracts';
import { photoPath, toContact } from './to-contact';

const emma = { contactId: 1, parentContactId: null, firstName: 'Emma', lastName: 'Carter', dateOfBirth: '1988-02-29' };
const mia = { contactId: 2, parentContactId: 1, firstName: 'Mia', lastName: 'Carter', dateOfBirth: null };
const household = {
  headContactId: 1,
  photos: [
    { contactId: 1, hash: 'new', updatedAtUtc: '2026-11-20T16:00:00Z' },
    { contactId: 1, hash: 'old', updatedAtUtc: '2026-01-20T16:00:00Z' },
  ],
};

test('the head, on the day, with the newest photo', () => {
  const contact = contactSchema.parse(toContact(household, emma, '2026-02-28'));
  expect(contact).toMatchObject({
    age: 37,
    isHeadOfHouseHold: true,
    photoHash: 'new',
    imageUrl: '/api/photo/Contact/1/new',
  });
  expect(contact.photo).toBe(photoPath(1, 'new'));
});

test('a member of whom less is known', () => {
  const contact = contactSchema.parse(toContact(household, mia, '2026-02-28'));
  expect(contact).toMatchObject({
    parentContactId: 1,
    age: null,
    isHeadOfHouseHold: false,
    photo: null,
    photoHash: null,
    imageUrl: null,
  });
});
