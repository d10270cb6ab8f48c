import { contrast, parseColor } from '@arrival/rules';

/** In `theme.weak`. */
export type PairName = 'primary' | 'secondary' | 'footer';

interface Pair {
  readonly name: PairName;
  /** Where both are set. */
  readonly section: 'buttons' | 'footer';
  readonly text: string;
  readonly ground: string;
}

/** WCAG 2.2 AA for text. */
export const enoughContrast = 4.5;

/** What guests see drawn: no page of this version draws the media card or the sidebar. */
const pairs: readonly Pair[] = [
  { name: 'primary', section: 'buttons', text: 'buttons.primary.color', ground: 'buttons.primary.backgroundColor' },
  {
    name: 'secondary',
    section: 'buttons',
    text: 'buttons.secondary.color',
    ground: 'buttons.secondary.backgroundColor',
  },
  { name: 'footer', section: 'footer', text: 'footer.textColor', ground: 'footer.backgroundColor' },
];

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);

/** Pairs of colours that cannot be read well, with their ratio. */
export function weakPairs(theme: unknown): (Pick<Pair, 'name' | 'section'> & { ratio: number })[] {
  return pairs.flatMap(({ name, section, text, ground }) => {
    const [ink, paper] = [text, ground].map((path) => parseColor(at(theme, path) as string | undefined));
    if (!ink || !paper) return [];
    const ratio = contrast(ink, paper);
    return ratio < enoughContrast ? [{ name, section, ratio }] : [];
  });
}
