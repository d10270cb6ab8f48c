import fc from 'fast-check';
import { splitKeyPoints, withKeyPoints } from './key-points';

const text = '<h2>Risks</h2><p>Skiing has risks.</p>';

test('key points stand before the text, and empty ones nowhere', () => {
  expect(withKeyPoints(['Snow is dangerous & cold', ' ', '<18 with a parent'], text)).toBe(
    `<aside><ul><li>Snow is dangerous &amp; cold</li><li>&lt;18 with a parent</li></ul></aside>${text}`,
  );
  expect(withKeyPoints(['', ' '], text)).toBe(text);
});

test('a text without them is a text, whatever it begins with', () => {
  for (const html of [text, `<aside><p>Note</p></aside>${text}`, `<aside><ul><li><b>Bold</b></li></ul></aside>${text}`])
    expect(splitKeyPoints(html)).toEqual({ points: [], text: html });
});

test('what is put before a text comes out again', () => {
  const points = fc.array(
    fc.string().filter((point) => point.trim() !== ''),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(points, (given) => {
      expect(splitKeyPoints(withKeyPoints(given, text))).toEqual({ points: given.map((point) => point.trim()), text });
    }),
  );
});
