import { languageTags } from '@arrival/contracts';
import { invitationLetter } from './invitation-letter';
import { invitationWords } from './invitation-words';

const invitation = {
  language: 'en',
  resort: 'Snow Resort',
  place: 'Base lodge',
  day: '2026-12-27',
  name: 'Emma Carter',
  people: ['Mia', 'Leo'],
  url: 'https://resort.example/l/1',
} as const;

test('every language says the same things, about the same things', () => {
  for (const tag of languageTags) {
    const { subject, hello, coming, left } = invitationWords[tag];
    const tokens = [subject, hello, coming, left].map((text) => (text.match(/\{\w+\}/g) ?? []).sort());
    expect(tokens).toEqual([['{resort}'], ['{name}'], ['{day}', '{place}'], ['{names}']]);
  }
});

test('it says when, where, for whom and how', () => {
  const { subject, text, html, attachments } = invitationLetter(invitation);
  expect(subject).toBe('Snow Resort: check in before you come');
  expect(text).toContain('You are coming to Base lodge on Sunday, December 27, 2026.');
  expect(text).toContain('Something is still to be finished for: Mia and Leo.');
  expect(text).toContain('Check in here:\nhttps://resort.example/l/1\n');
  expect(html).toContain('<a href="https://resort.example/l/1" dir="ltr">');
  expect(attachments).toEqual([]);
});

test('names are text and nothing else, in their own direction', () => {
  const { subject, html } = invitationLetter({
    ...invitation,
    language: 'ar',
    resort: 'Snow\r\nBcc: all@example.com',
    people: ['<b>Mia</b>'],
  });
  expect(subject).toMatch(/^Snow Bcc: all@example.com: /);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<bdi>&lt;b&gt;Mia&lt;/b&gt;</bdi>');
});
