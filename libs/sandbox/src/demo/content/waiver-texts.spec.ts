import { WAIVER_TEXTS, WAIVERS_IN_FRENCH } from './waiver-texts';

const texts = [...Object.values(WAIVER_TEXTS), ...Object.values(WAIVERS_IN_FRENCH)].map(({ html }) => html);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

test.each(['SP-LIABILITY', 'SP-RENTAL', 'SP-SCHOOL', 'SP-PARK'] as const)('%s is as long as a real one', (id) => {
  expect(words(WAIVER_TEXTS[id].html)).toBeGreaterThanOrEqual(2000);
});

test('each text holds only tags that survive sanitising, all closed, and headings with both kinds of list', () => {
  for (const html of texts) {
    const tags = [...html.matchAll(/<(\/?)(\w+)([^>]*)>/g)];
    const open: string[] = [];
    for (const [, slash, name, attributes] of tags) {
      expect(['h2', 'h3', 'p', 'ol', 'ul', 'li', 'strong', 'em']).toContain(name);
      expect(attributes).toBe('');
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name!);
    }
    expect(open).toEqual([]);
    expect(html).toContain('<h2>');
    expect(html).toContain('<ul>');
  }
});

test('no stray mark-up is left for the guest to read', () => {
  for (const html of texts) expect(html.replace(/<[^>]+>/g, '')).not.toMatch(/[*#]|^- /m);
});
