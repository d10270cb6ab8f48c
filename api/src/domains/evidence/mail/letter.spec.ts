import { languageTags } from '@arrival/contracts';
import { copyLetter } from './letter';
import { letterWords } from './letter-words';
import { pauseAfter } from './mail-schedule';

const to = { name: 'Emma <b>Carter</b>', language: 'en', profileUrl: 'https://resort.example/profile' } as const;
const copy = (title: string, contactName = 'Mia Müller', size = 10) => ({
  pdf: Buffer.alloc(size),
  title,
  contactName,
});

test('every language says the same things, about the same things', () => {
  for (const tag of languageTags) {
    const { subject, hello, attached } = letterWords[tag];
    expect([subject, hello, attached].map((text) => text.match(/\{\w+\}/g))).toEqual([
      ['{title}'],
      ['{name}'],
      ['{names}'],
    ]);
  }
});

test('names and titles are text and nothing else: no second header, no markup, no path', () => {
  const { subject, html, text, attachments } = copyLetter(to, [
    copy('Season\r\nBcc: all@example.com', '../../Mia\n"x"'),
  ]);
  expect(subject).toBe('Your signed copy: Season Bcc: all@example.com');
  expect(text).toContain('Hello Emma <b>Carter</b>,');
  expect(html).toContain('Hello Emma &lt;b&gt;Carter&lt;/b&gt;,');
  expect(attachments.map(({ filename }) => filename)).toEqual(['signed-waiver-1--mia-x-.pdf']);
});

test('what is too large is not attached, and said; each copy has a name of its own', () => {
  const all = copyLetter(to, [copy('A'), copy('A')]);
  expect(all.attachments.map(({ filename }) => filename)).toEqual([
    'signed-waiver-1-mia-müller.pdf',
    'signed-waiver-2-mia-müller.pdf',
  ]);
  expect(all.text).not.toContain(letterWords.en.tooLarge);
  const some = copyLetter(to, [copy('A', 'Mia', 6_000_000), copy('A', 'Leo', 2_000_000)]);
  expect(some.attachments).toHaveLength(1);
  expect(some.text).toContain(letterWords.en.tooLarge);
  expect(some.text).toContain('Mia and Leo');
});

test('Arabic is set from the right', () => {
  expect(copyLetter({ ...to, language: 'ar' }, [copy('A')]).html).toContain('<html lang="ar" dir="rtl">');
});

test('tries come less and less often, for three days, and end', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) => pauseAfter(attempt, 0) as number);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400);
  expect(pauseAfter(10, 0)).toBeNull();
});
