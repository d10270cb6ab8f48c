import sharp from 'sharp';
import { type CopyNode, copyNodes } from '../../api/src/domains/evidence/copies/copy-nodes';
import { CopyProcess } from '../../api/src/domains/evidence/copies/copy-process';
import { pdfStreams } from '../support/pdf-streams';

const setter = new CopyProcess();
afterAll(() => setter.onApplicationShutdown());

const html = `<h2>Risks</h2><p>Skiing has <b>risks</b>. #let x = [no code] $1$ @ref <https://x></p><p>Риски катания</p>
<p dir="rtl">مخاطر التزلج 12 و 2026</p><p>スキーの危険</p><ol start="3"><li>One</li><li><p>Two</p></li></ol>
<table><tr><th>Age</th><th>Fee</th></tr><tr><td>9</td></tr></table><p>🎿 <img src="/elsewhere.png" alt="Map"></p>`;

async function order() {
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { nodes, pictures } = copyNodes(html);
  return {
    copy: {
      title: 'Season liability',
      language: 'en',
      author: 'Emma Carter',
      footer: 'Signature 1',
      html: nodes,
      signed: [2026, 2, 3, 10, 20, 30],
      evidence: { title: 'Signed', rows: [['For', 'Mia Müller', false]], note: 'Attached' },
      drawing: 'Signature of Emma Carter',
      attached: [{ path: 'waiver.html', relationship: 'source', type: 'text/html', about: 'The text' }],
    },
    files: {
      ...pictures,
      'signature.png': png.toString('base64'),
      'waiver.html': Buffer.from(html).toString('base64'),
    },
    madeAt: 1_770_114_030,
  };
}

test('a waiver in four scripts is a tagged PDF/A-3a with its exact text inside, and the same bytes each time', async () => {
  const [one, two] = await Promise.all([setter.make(await order()), setter.make(await order())]);
  expect(one.equals(two)).toBe(true);
  expect(one.toString('latin1', 0, 5)).toBe('%PDF-');
  const streams = pdfStreams(one);
  const said = [one, ...streams].map((stream) => stream.toString('latin1')).join('\n');
  expect(said).toMatch(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A</);
  expect(said).toContain('/StructTreeRoot');
  expect(streams.some((stream) => stream.equals(Buffer.from(html)))).toBe(true);
  for (const font of ['NotoSans', 'NotoSansArabic', 'NotoSansJP']) expect(said).toContain(font);
}, 60_000);

test('one that cannot be set says why, and the next one is set', async () => {
  const right = await order();
  await expect(setter.make({ ...right, files: {} })).rejects.toThrow('could not be set');
  expect((await setter.make(right)).length).toBeGreaterThan(1000);
}, 60_000);

test('text begins from the right where its first letter does; pictures elsewhere are words; short rows are filled', () => {
  const { nodes } = copyNodes(html);
  const elements = nodes.filter((node): node is Exclude<CopyNode, string> => typeof node !== 'string');
  expect(elements.filter(({ rtl }) => rtl)).toHaveLength(1);
  expect(elements.find(({ tag }) => tag === 'table')).toMatchObject({
    columns: 2,
    cells: [{ tag: 'th' }, { tag: 'th' }, { tag: 'td' }, ''],
  });
  expect(elements.find(({ tag }) => tag === 'ol')).toMatchObject({ start: 3 });
  expect(JSON.stringify(nodes)).toContain('"alt":"Map"');
});
