import { languageTags } from '@arrival/contracts';
import { copyLetter } from './letter';
import { letterWords } from './letter-words';
import { mailPauses } from './mail-schedule';

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

test('who signed for nobody else is not told their own name', () => {
  const own = copyLetter({ ...to, name: 'Emma Carter' }, [copy('Season', 'Emma Carter')]);
  expect(own.text).toContain('what you signed: the text');
  const both = copyLetter({ ...to, name: 'Emma Carter' }, [copy('Season', 'Emma Carter'), copy('Season')]);
  expect(both.text).toContain('what you signed for Emma Carter and Mia Müller:');
});

test('names and titles are text and nothing else: no second header, no markup, no path', () => {
  const { subject, html, text, attachments } = copyLetter(to, [
    copy('Season\r\nBcc: all@example.com', '../../Mia\n"x"'),
  ]);
  expect(subject).toBe('Your signed copy: Season Bcc: all@example.com');
  expect(text).toContain('Hello Emma <b>Carter</b>,');
  expect(html).toContain('Hello <bdi>Emma &lt;b&gt;Carter&lt;/b&gt;</bdi>,');
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

test('Arabic is set from the right, and nobody’s name turns the words around it', () => {
  const { html, text } = copyLetter({ ...to, language: 'ar' }, [copy('A', 'Leo\u2069'), copy('A', 'عمر')]);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<bdi>Leo</bdi> و<bdi>عمر</bdi>:');
  expect(html).toContain('dir="ltr">https://resort.example/profile</a>');
  expect(text).toContain('Leo وعمر:');
});

test('it fits a phone and its dark mode, and has a title', () => {
  const { html, subject } = copyLetter(to, [copy('Season & Day')]);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect([subject, html]).toEqual([
    'Your signed copy: Season & Day',
    expect.stringContaining('Season &amp; Day</title>'),
  ]);
});

test('tries come less and less often, for three days, and end', () => {
  expect(mailPauses).toEqual([...mailPauses].sort((a, b) => a - b));
  expect(mailPauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400);
});
