import sharp from 'sharp';
import { type CopyElement, copyNodes } from '../../../api/src/domains/evidence/copies/copy-nodes';
import { CopyProcess } from '../../../api/src/domains/evidence/copies/copy-process';
import { pdfStreams } from '../../support/pdf-streams';

const setter = new CopyProcess();
afterAll(() => setter.onApplicationShutdown());

/** What the copy of a waiver with this text holds, without its packing. */
async function copyOf(html: string, name = 'Emma Carter'): Promise<string> {
  const { nodes, pictures } = copyNodes(html);
  const pdf = await setter.make({
    copy: {
      title: 'Season liability',
      language: 'en',
      author: name,
      footer: 'Signature 1',
      html: nodes,
      signed: [2026, 2, 3, 10, 20, 30],
      evidence: { title: 'Signed', rows: [['For', name, false]], note: 'Attached' },
      drawing: null,
      attached: [],
    },
    files: pictures,
    madeAt: 1_770_114_030,
  });
  return [pdf, ...pdfStreams(pdf)].map((bytes) => bytes.toString('latin1')).join('\n');
}

/** How many parts of these kinds its structure has. */
const parts = (copy: string, kinds: readonly string[]) =>
  kinds.map((kind) => copy.match(new RegExp(`/S\\s*/${kind}\\b`, 'g'))?.length ?? 0);

const picture = async (kind: 'png' | 'jpeg') => {
  const dot = sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } });
  return (await dot.toFormat(kind).toBuffer()).toString('base64');
};

test('what lies in a part of a page is all there: headings, paragraphs, lists, tables with their names', async () => {
  const inside =
    '<h2>Risks</h2><p>Ice</p><ul><li>Rocks</li></ul><table><caption>Fees</caption><tr><td>Fee</td></tr></table>';
  const kinds = ['H3', 'P', 'LI', 'TD'];
  const plain = parts(await copyOf(inside), kinds);
  expect(plain.slice(0, 3)).toEqual([1, 2, 1]);
  for (const part of ['div', 'section', 'address'])
    expect(parts(await copyOf(`<${part}>${inside}</${part}>`), kinds)).toEqual(plain);
});

test('lines between the paragraphs of the source are no paragraphs; words between words keep their space', async () => {
  const lines = [
    '<h2>Risks</h2>',
    '<p>Ice</p>',
    '<div>',
    '<p>Rocks</p>',
    '<b>Snow</b> <i>and</i>',
    '<p>Trees</p>',
    '</div>',
  ];
  const kinds = ['H3', 'P'];
  const [apart, together, withoutSpace] = [
    await copyOf(lines.join('\n')),
    await copyOf(lines.join('')),
    await copyOf(lines.join('').replace(' ', '')),
  ];
  expect(parts(apart, kinds)).toEqual(parts(together, kinds));
  expect(together).not.toBe(withoutSpace);
});

test('a picture between words is there; one that cannot be read is told by its words', async () => {
  const withPicture = (content: string) =>
    copyOf(`<p>The sign <img alt="Sign" src="data:image/png;base64,${content}"> warns.</p>`);
  expect(parts(await withPicture(await picture('png')), ['Figure'])).toEqual([1]);
  for (const broken of ['AAAA', await picture('jpeg')])
    expect(parts(await withPicture(broken), ['Figure', 'P'])).toEqual([0, 1]);
});

test('a list counts as it does where it was signed', async () => {
  const listsOf = (html: string) => copyNodes(html).nodes.map((node) => node as CopyElement);
  const [plain, letters, fromNothing] = listsOf(
    '<ol><li>Ice</li></ol><ol type="a" start="3"><li>Ice</li></ol><ol type="x" start="0"></ol>',
  );
  expect([plain, letters, fromNothing].map((list) => [list?.start, list?.numbering])).toEqual([
    [1, '1.'],
    [3, 'a.'],
    [0, '1.'],
  ]);
  for (const type of ['a', 'A', 'i', 'I', '1'])
    expect(await copyOf(`<ol type="${type}" start="0"><li>Ice</li></ol>`)).toMatch(/^%PDF-/);
});

const within = (tag: string, levels: number) =>
  ['<', '</'].map((open) => `${open}${tag}>`.repeat(levels)).join('Rocks');

test.each([
  ['lists in lists', `${within('ul><li', 4)}`.replaceAll('</ul><li>', '</li></ul>')],
  ['quotations far in each other', within('blockquote', 90)],
  ['tables far in each other', within('table><tr><td', 30).replaceAll('</table><tr><td>', '</td></tr></table>')],
  ['boxes to tick, and ticks', '<p>☐ I ski ☑ I ride ✓ © 2026 ½</p>'],
  ['letters with marks that no font has together', '<p>x\u030c\u0324 e\u0301 🎿\ufe0f</p>'],
  [
    'numbers from below nothing, or beyond counting',
    '<ol start="-3"><li>Ice</li></ol><ol start="1e30"><li>Ice</li></ol><ol start="99999999999999999999"><li>Ice</li></ol>',
  ],
  ['Roman numbers that no font has the marks for', '<ol type="i" start="3999"><li>Ice</li><li>Rocks</li></ol>'],
  ['a word longer than a string of a PDF', `<p>${'a'.repeat(20_000)}</p>`],
  ['a letter under thousands of marks', `<p>x${'\u0301'.repeat(5_000)}</p>`],
  ['a link without an end', `<a href="https://resort.example/${'a'.repeat(9_000)}">Rules</a>`],
])('a waiver is copied with %s', async (_what, html) => {
  expect(await copyOf(html)).toMatch(/^%PDF-/);
});

const pagesOf = (copy: string) => copy.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.each([
  ['a paragraph', 'W', (word: string) => `<p>${word}</p>`],
  ['a paragraph without any letter', '—', (word: string) => `<p>${word}</p>`],
  ['a heading', 'W', (word: string) => `<h2>${word}</h2>`],
  ['a list in a list', 'W', (word: string) => `<ul><li><ul><li>${word}</li></ul></li></ul>`],
  ['a link', 'W', (word: string) => `<p><a href="https://resort.example">https://resort.example/${word}</a></p>`],
  ['a cell', 'W', (word: string) => `<table><tr><td>${word}</td><td>Ice</td><td>${word}</td></tr></table>`],
])('a word wider than the page breaks inside in %s, and none of it is lost beside', async (_where, sign, place) => {
  expect(pagesOf(await copyOf(place('W')))).toBe(2);
  // Some fifty of the widest letters are a line, and fewer than a hundred lines are a page.
  expect(pagesOf(await copyOf(place(sign.repeat(4_000))))).toBeGreaterThan(2);
});

test.each(['张伟', '김민준', 'สมชาย', 'გიორგი', 'Ⓜ️ 𝐄mma', 'Nguyễn Thị Ánh'])('and by %s', async (name) => {
  expect(await copyOf('<p>Ice</p>', name)).toMatch(/^%PDF-/);
});
