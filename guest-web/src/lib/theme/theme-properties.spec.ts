import { defaultTheme, type Theme, themeSchema } from '@arrival/contracts';
import { contrast, parseColor } from '@arrival/rules';
import { themeProperties } from './theme-properties';

const surfaces = { l: '#ffffff', d: '#12212f' };
/** As `tokens.css` has them. */
const quietWords = { l: '#4a6075', d: '#a5b8c8' };

const themed = (background: string, text: string): Theme =>
  themeSchema.parse({
    buttons: { primary: { backgroundColor: background, color: text } },
    footer: { backgroundColor: background, textColor: text },
  });

const ratio = (one: string | undefined, other: string | undefined) => contrast(parseColor(one)!, parseColor(other)!);

test('the default theme keeps its own action colour in the light', () => {
  const properties = themeProperties(defaultTheme);
  expect(properties['--l-action']).toBe('#0b6e99');
  expect(properties['--l-on-action']).toBe('#ffffff');
});

test.each([
  ['yellow on white', '#ffee00', '#ffffff'],
  ['white on white', '#ffffff', '#ffffff'],
  ['black on black', '#000000', '#000000'],
  ['pastel', '#ffc0cb', '#ffd0db'],
  ['grey', '#808080', '#777777'],
  ['neon', '#39ff14', '#ff00ff'],
])('an ugly theme stays legible: %s', (_name, background, text) => {
  const properties = themeProperties(themed(background, text));
  for (const scheme of ['l', 'd'] as const) {
    expect(ratio(properties[`--${scheme}-action`], properties[`--${scheme}-on-action`])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(properties[`--${scheme}-action`], surfaces[scheme])).toBeGreaterThanOrEqual(1.2);
    expect(ratio(properties[`--${scheme}-action-text`], surfaces[scheme])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(properties[`--${scheme}-action-text`], properties[`--${scheme}-action-soft`])).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(ratio(quietWords[scheme], properties[`--${scheme}-action-soft`])).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio(properties['--footer-ground'], properties['--footer-ink'])).toBeGreaterThanOrEqual(4.5);
});

test('a bright brand colour keeps its button', () => {
  const properties = themeProperties(themed('#ffdd00', '#ffffff'));
  expect(properties['--l-action']).toBe('#ffdd00');
  expect(properties['--l-on-action']).toBe('#0b1f33');
});

test('a theme with holes falls back', () => {
  const properties = themeProperties({} as Theme);
  expect(properties['--l-action']).toBe('#0b6e99');
  expect(properties['--loader-1']).toBe('#93dbe9');
});
