// @ts-check
/**
 * Sets one signed waiver after the other as PDF/A-3a, in a process of its own: what the compiler keeps goes with the process. Plain CommonJS,
 * because it is started as it stands, from the sources (tests) and from the build.
 *
 * @typedef {{ copy: Record<string, unknown>, files: Record<string, string>, madeAt: number }} Order
 */
const { readFileSync } = require('node:fs');
const os = require('node:os');
const { basename, dirname, join } = require('node:path');
const { inflateSync } = require('node:zlib');
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler');
const { lettersOf, shownBy } = require('./copy-letters.cjs');

// Guests at the door come first: a rush leaves more copies than a machine can make meanwhile.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** Package of the family, subset, and the name that it gets here: one family's subsets cannot be told apart by name, and a machine's own fonts never count. */
/** @type {[source: string, subset: string, name: string][]} */
const subsets = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'].map(
    /** @returns {[string, string, string]} */ (subset, n) => ['@fontsource/noto-sans', subset, `ArrivalF${n}`],
  ),
  ['@fontsource/noto-sans-arabic', 'arabic', 'Noto Sans Arabic'],
  ['@fontsource/noto-sans-hebrew', 'hebrew', 'Noto Sans Hebrew'],
  ['@fontsource/noto-sans-thai', 'thai', 'Noto Sans Thai'],
  ['@fontsource/noto-sans-jp', 'japanese', 'Noto Sans JP'],
  ['@fontsource/noto-sans-sc', 'chinese-simplified', 'Noto Sans SC'],
  ['@fontsource/noto-sans-tc', 'chinese-traditional', 'Noto Sans TC'],
  ['@fontsource/noto-sans-kr', 'korean', 'Noto Sans KR'],
];
const fontNames = subsets.map(([, , name]) => name);
const weights = [400, 700];
const OWN_NAME = utf16('Noto Sans');

/** @param {string} text */
function utf16(text) {
  return Buffer.from(text, 'utf16le').swap16();
}

/** A WOFF as the TrueType file that it packs. @param {Buffer} woff @param {(tag: string, table: Buffer) => void} look */
function unpacked(woff, look) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const pieces = [head];
  let end = head.length;
  for (let n = 0; n < count; n++) {
    const from = 44 + n * 20;
    const offset = woff.readUInt32BE(from + 4);
    const packedLength = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    const content = packedLength < length ? inflateSync(packed) : Buffer.from(packed);
    look(woff.toString('latin1', from, from + 4), content);
    const to = 12 + n * 16;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    pieces.push(content, padding);
    end += length + padding.length;
  }
  return Buffer.concat(pieces);
}

/** By a name of the same length. @param {string} name @returns {(names: Buffer) => void} */
function renamedTo(name) {
  return (names) => {
    if (name.length !== OWN_NAME.length / 2) return;
    for (let at = names.indexOf(OWN_NAME); at >= 0; at = names.indexOf(OWN_NAME, at + 1)) utf16(name).copy(names, at);
  };
}

/** @param {[source: string, subset: string, name: string]} subset @param {number} weight */
function font([source, subset, name], weight) {
  const folder = join(dirname(require.resolve(`${source}/package.json`)), 'files');
  const woff = readFileSync(join(folder, `${basename(source)}-${subset}-${weight}-normal.woff`));
  const rename = renamedTo(name);
  /** @type {Set<number>} */
  let letters = new Set();
  const file = unpacked(woff, (tag, table) => {
    if (tag === 'name') rename(table);
    if (tag === 'cmap') letters = lettersOf(table);
  });
  return { file, letters };
}

const fonts = subsets.flatMap((subset) => weights.map((weight) => font(subset, weight)));
const shown = shownBy(fonts.map(({ letters }) => letters));
const template = readFileSync(join(__dirname, 'waiver-copy.typ'), 'utf8');
const compiler = NodeCompiler.create({
  workspace: __dirname,
  fontArgs: [{ fontBlobs: fonts.map(({ file }) => file) }],
});

/** The same order always gives the same bytes. A text with a picture that cannot be read is set with the picture's words. @param {Order} order */
function pdfOf(order) {
  try {
    return set(order, shownValue);
  } catch (error) {
    if (!Object.keys(order.files).some((name) => name.startsWith('picture-'))) throw error;
    return set(order, (key, value) => (key === 'file' ? null : shownValue(key, value)));
  }
}

/** @param {string} _key @param {unknown} value */
const shownValue = (_key, value) => (typeof value === 'string' ? shown(value) : value);

/** @param {Order} order @param {(key: string, value: unknown) => unknown} read */
function set({ copy, files, madeAt }, read) {
  try {
    compiler.mapShadow(join(__dirname, 'copy.json'), Buffer.from(JSON.stringify({ ...copy, fonts: fontNames }, read)));
    for (const [name, content] of Object.entries(files))
      compiler.mapShadow(join(__dirname, name), Buffer.from(content, 'base64'));
    const compiled = compiler.compile({ mainFileContent: template });
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    return compiler.pdf(compiled.result, { pdfStandard: 'a-3a', pdfTags: true, creationTimestamp: madeAt });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);

process.on('message', (order) => {
  const bytes = () => process.memoryUsage.rss();
  try {
    const pdf = pdfOf(/** @type {Order} */ (order));
    process.send?.({ pdf, bytes: bytes() });
  } catch (error) {
    process.send?.({ error: wordsOf(error), bytes: bytes() });
  }
});
