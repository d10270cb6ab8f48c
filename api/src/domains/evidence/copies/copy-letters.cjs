// @ts-check
/**
 * What a page can show, read from the fonts themselves: a PDF/A with one letter that none of its fonts has is not made at all, and no list of
 * scripts says which letters those are.
 */

/** Unicode's ways of writing a character map: the letters up to U+FFFF, and all of them. */
const BASIC = 4;
const WHOLE = 12;
/** What is drawn by nothing needs no letter, but for the one space that is a line; a mark of the beginning is no letter, and PDF/A refuses it. */
const UNSEEN = /^(?!\u1680)[\p{Default_Ignorable_Code_Point}\s]$/u;
const BEGINNING = '\ufeff';
/** Everybody may mean something else by these: PDF/A refuses them too. */
const PRIVATE = /\p{Private_Use}/u;
/** No script writes more marks on a letter (UAX 15 bounds them so): with thousands the compiler takes minutes, or gives up. */
const MOST_SIGNS = 31;

/** @param {Buffer} table @param {(letter: number) => void} take */
function readBasic(table, take) {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const end = table.readUInt16BE(at);
    const start = table.readUInt16BE(at + 2 + size);
    const delta = table.readUInt16BE(at + 2 + 2 * size);
    const offsetAt = at + 2 + 3 * size;
    const offset = table.readUInt16BE(offsetAt);
    for (let letter = start; letter <= end && letter < 0xffff; letter++) {
      const glyph = offset === 0 ? letter + delta : table.readUInt16BE(offsetAt + offset + 2 * (letter - start));
      if ((glyph & 0xffff) !== 0) take(letter);
    }
  }
}

/** @param {Buffer} table @param {(letter: number) => void} take */
function readWhole(table, take) {
  for (let n = 0, at = 16; n < table.readUInt32BE(12); n++, at += 12) {
    for (let letter = table.readUInt32BE(at); letter <= table.readUInt32BE(at + 4); letter++) take(letter);
  }
}

/** The letters of a font, by its table `cmap`. @param {Buffer} map @returns {Set<number>} */
function lettersOf(map) {
  /** @type {Set<number>} */
  const letters = new Set();
  const take = (/** @type {number} */ letter) => void letters.add(letter);
  for (let n = 0; n < map.readUInt16BE(2); n++) {
    const table = map.subarray(map.readUInt32BE(8 + n * 8));
    const format = table.readUInt16BE(0);
    if (format === BASIC) readBasic(table, take);
    if (format === WHOLE) readWhole(table, take);
  }
  return letters;
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text in which a question mark stands for what no font has; a letter and its marks come from one. @param {readonly Set<number>[]} fonts */
function shownBy(fonts) {
  /** @param {string} letter */
  const isShown = (letter) => {
    const signs = Array.from(letter);
    if (PRIVATE.test(letter) || signs.length > MOST_SIGNS) return false;
    const seen = signs.filter((sign) => !UNSEEN.test(sign));
    return fonts.some((font) => seen.every((sign) => font.has(/** @type {number} */ (sign.codePointAt(0)))));
  };
  /** @param {string} text */
  return (text) =>
    Array.from(letters.segment(text.normalize('NFC').replaceAll(BEGINNING, '')), ({ segment }) =>
      isShown(segment) ? segment : '?',
    ).join('');
}

module.exports = { lettersOf, shownBy };
