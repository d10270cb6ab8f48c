import type { Member } from './member';
import { changesOfMember, memberFields } from './member-changes';

const mia = {
  firstName: 'Mia',
  lastName: 'Carter',
  dateOfBirth: null,
  email: 'mia@example.com',
  phone: null,
} as Member;

test('a form that nobody changed changes nothing, however it holds what is empty', () => {
  expect(changesOfMember(mia, memberFields(mia))).toEqual({});
  expect(changesOfMember(mia, { ...memberFields(mia), phone: null, dateOfBirth: undefined })).toEqual({});
});

test('what was typed otherwise is sent, and what was emptied too', () => {
  const typed = { ...memberFields(mia), firstName: 'Maya', email: null, dateOfBirth: '2017-04-30' };
  expect(changesOfMember(mia, typed)).toEqual({ firstName: 'Maya', email: '', dateOfBirth: '2017-04-30' });
});
