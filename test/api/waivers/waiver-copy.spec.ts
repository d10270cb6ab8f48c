import childProcess from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageTags, type SignatureVerification } from '@arrival/contracts';
import { copyWords } from '@arrival/rules';
import fc from 'fast-check';
import sharp from 'sharp';
import { copySealFiles } from '../../../api/src/config/copy-seal-files';
import type { Environment } from '../../../api/src/config/environment';
import { type CopyNode, copyNodes } from '../../../api/src/domains/evidence/copies/copy-nodes';
import { CopyProcess } from '../../../api/src/domains/evidence/copies/copy-process';
import { evidenceNote, evidenceRows } from '../../../api/src/domains/evidence/copies/evidence-page';
import { CopySeal } from '../../../api/src/domains/evidence/seal/copy-seal';
import { TimeStampAuthority } from '../../../api/src/domains/evidence/time-stamps/time-stamp-authority';
import { Clock } from '../../../api/src/platform/clock/clock';
import { keepTestSeal } from '../../../libs/sandbox/src/seal/test-seal';
import { isWholeByPkijs, pdfsigOn, sealOf, signedDataOf, verifyByOpenssl } from '../../support/pdf-seal';
import { pdfStreams } from '../../support/pdf-streams';
import { veraPdfOn } from '../../support/verapdf';

const setter = new CopyProcess();
const folder = mkdtempSync(join(tmpdir(), 'arrival-seal-'));
afterAll(() => {
  setter.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

const html = `<h2>Risks</h2><p>Skiing has <b>risks</b>. #let x = [no code] $1$ @ref <https://x></p><p>Риски катания</p>
<p dir="rtl">مخاطر التزلج 12 و 2026</p><p>スキーの危険</p><ol start="3"><li>One</li><li><p>Two</p></li></ol>
<table><tr><th>Age</th><th>Fee</th></tr><tr><td>9</td></tr></table><p>🎿 <img src="/elsewhere.png" alt="Map"></p>`;

const signedText = {
  signatureId: '0d7c9d3e-6d1f-4b2a-9a44-0c1f5f0e1a77',
  title: 'Season liability',
  html,
  textHash: 'ab'.repeat(32),
  contactName: 'Mia Müller',
  signerName: 'Emma Carter',
  methods: ['agree', 'drawn'],
  typedName: null,
  agreementWording: 'I agree for Mia Müller',
  relationship: 'parent',
  isOnBehalf: true,
  signedAt: new Date(1_770_114_030_000),
  effectiveOn: '2026-02-03',
  expiresOn: '2026-04-30',
  comment: 'Emma Carter signed on behalf of minor Mia Müller.',
  png: null,
};
const proof = {
  recordHash: 'cd'.repeat(32),
  previousHash: null,
  chainPosition: 1,
  chainLength: 2,
  seal: null,
} as SignatureVerification;

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
});

test.each([
  ['Korean', '김민준', 'NotoSansKR'],
  ['simplified Chinese', '张伟', 'NotoSansSC'],
  ['traditional Chinese', '龔櫻', 'NotoSansTC'],
  ['Hebrew', 'אברהם כהן', 'NotoSansHebrew'],
  ['Thai', 'สมชาย ใจดี', 'NotoSansThai'],
])('a name in %s stands in the copy in its own letters', async (_, name, font) => {
  const { copy, files, madeAt } = await order();
  const evidence = { ...copy.evidence, rows: [['For', name, false]] };
  const pdf = await setter.make({ copy: { ...copy, author: name, evidence }, files, madeAt });
  expect(
    pdfStreams(pdf)
      .concat(pdf)
      .some((stream) => stream.includes(font)),
  ).toBe(true);
});

test.each(languageTags)('its last page is a PDF/A in the language of the text (%s)', async (language) => {
  const { copy, files, madeAt } = await order();
  const signed = { ...signedText, language };
  const evidence = {
    title: copyWords[language].signed,
    rows: evidenceRows(signed, proof),
    note: evidenceNote(signed, proof, 'Snow Resort'),
  };
  const pdf = await setter.make({ copy: { ...copy, language, evidence }, files, madeAt });
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  const said = veraPdfOn(pdf, folder);
  if (said !== undefined) expect(said).toMatch(/isCompliant="true"/);
});

test('a rush of copies takes the machine from nobody: they are set at a low priority', async () => {
  const forked = jest.spyOn(childProcess, 'fork');
  const own = new CopyProcess();
  await own.make(await order());
  const child = forked.mock.results[0]?.value as childProcess.ChildProcess;
  expect(getPriority(child.pid as number)).toBe(constants.priority.PRIORITY_LOW);
  own.onApplicationShutdown();
  forked.mockRestore();
});

test('one that cannot be set says why, and the next one is set', async () => {
  const right = await order();
  await expect(setter.make({ ...right, files: {} })).rejects.toThrow('could not be set');
  expect((await setter.make(right)).length).toBeGreaterThan(1000);
});

test('a process that is killed in the middle, or between two, loses nothing', async () => {
  const forked = jest.spyOn(childProcess, 'fork');
  const own = new CopyProcess();
  const expected = await setter.make(await order());
  const made = own.make(await order());
  await new Promise(setImmediate);
  forked.mock.results[0]?.value.kill('SIGKILL');
  expect((await made).equals(expected)).toBe(true);
  const second = forked.mock.results[1]?.value as childProcess.ChildProcess;
  const gone = new Promise((resolve) => second.once('exit', resolve));
  second.kill('SIGKILL');
  await gone;
  expect((await own.make(await order())).equals(expected)).toBe(true);
  expect(forked).toHaveBeenCalledTimes(3);
  own.onApplicationShutdown();
  forked.mockRestore();
});

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

const nobody = new TimeStampAuthority({ webhookPrivateTargets: new BlockList() });
const sealWith = (variables: Record<string, string>) =>
  new CopySeal({ copySeal: copySealFiles(variables as unknown as Environment) }, new Clock(), nobody);

test('a sealed copy is the same document with a revision more; PKI.js, openssl and poppler call it whole', async () => {
  const pdf = await setter.make(await order());
  const seal = sealWith(keepTestSeal(folder));
  expect(seal.by).toBe('Arrival test seal');
  const sealed = await seal.seal(pdf);
  expect(sealed.subarray(0, pdf.length).equals(pdf)).toBe(true);
  const added = sealed.toString('latin1', pdf.length);
  expect(added).toContain('/SubFilter /ETSI.CAdES.detached');
  // What PDF/A-3 asks of a later revision: it is told which file it belongs to, and annotations are printed.
  expect(added).toMatch(/trailer\s*<<.*\/ID\s*\[.+\].*\/Prev \d+>>/s);
  expect(added).toContain('/F 132 /Rect [0 0 0 0]');

  const taken = sealOf(sealed);
  expect(await isWholeByPkijs(taken)).toBe(true);
  verifyByOpenssl(taken, folder);
  const types = signedDataOf(taken).signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type);
  expect(types).toEqual(['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47']);
  const said = pdfsigOn(sealed, folder);
  if (said !== undefined) expect(said).toMatch(/Total document signed[\s\S]+Signature is Valid/);
});

test('sealed or not, a copy is PDF/A-3a as veraPDF sees it (where it is installed: else nobody has looked)', async () => {
  const pdf = await setter.make(await order());
  const sealed = await sealWith(keepTestSeal(folder)).seal(pdf);
  for (const copy of [pdf, sealed]) {
    const said = veraPdfOn(copy, folder);
    if (said === undefined) return console.warn('veraPDF is not installed: PDF/A-3a was not validated here');
    expect(said).toMatch(/isCompliant="true"/);
  }
});

test('one changed byte of a sealed copy is found', async () => {
  const sealed = await sealWith(keepTestSeal(folder)).seal(await setter.make(await order()));
  const { content, signature } = sealOf(sealed);
  await fc.assert(
    fc.asyncProperty(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const other = Buffer.from(content);
      other[at]! ^= flip;
      expect(await isWholeByPkijs({ content: other, signature })).toBe(false);
    }),
    { numRuns: 20 },
  );
  const other = Buffer.from(content);
  other[content.length >> 1]! ^= 1;
  expect(() => verifyByOpenssl({ content: other, signature }, folder)).toThrow(/digest|verif/i);
  const changed = Buffer.from(sealed);
  changed[200]! ^= 1;
  const said = pdfsigOn(changed, folder);
  if (said !== undefined) expect(said).toContain('Digest Mismatch');
});

test('without a certificate, or with one that ended, a copy is left as it is', async () => {
  const pdf = Buffer.from('%PDF-');
  const ended = sealWith(keepTestSeal(join(folder, 'ended'), -1));
  expect(ended.validity).toBeDefined();
  for (const seal of [sealWith({}), ended]) {
    expect(seal.by).toBeUndefined();
    expect(await seal.seal(pdf)).toBe(pdf);
  }
});

test('a key that is not the certificate’s stops the start with a line about its variable', () => {
  keepTestSeal(folder);
  const mixed = keepTestSeal(join(folder, 'mixed'));
  copyFileSync(join(folder, 'key.pem'), join(folder, 'mixed', 'key.pem'));
  expect(() => sealWith(mixed)).toThrow('COPY_SEAL_DIR: key.pem is not the key of the first certificate');
  expect(() => sealWith({ COPY_SEAL_DIR: join(folder, 'nowhere') })).toThrow(/^COPY_SEAL_DIR: .+ cannot be read/);
});
