import type { Theme } from '@arrival/contracts';
import { contrast, mix, parseColor, type Rgb, readableOn, toHex, untilContrast } from '@arrival/rules';

const ink: Rgb = [11, 31, 51];
const white: Rgb = [255, 255, 255];
const grounds = {
  l: { ground: [247, 250, 252], surface: [255, 255, 255] },
  d: { ground: [11, 22, 32], surface: [18, 33, 47] },
} as const satisfies Record<string, Record<string, Rgb>>;

type Scheme = keyof typeof grounds;

/** How much of the colour is in a tint: quiet words are read on that of any colour. */
const softShare = { l: 0.1, d: 0.16 } as const satisfies Record<Scheme, number>;

/** The custom properties that a theme sets, legible in light and in dark whatever colours were picked. */
export function themeProperties(theme: Theme): Record<string, string> {
  const { general, buttons, footer } = theme;
  return {
    ...schemeProperties('l', theme),
    ...schemeProperties('d', theme),
    ...secondary('l', parseColor(buttons?.secondary?.backgroundColor), parseColor(buttons?.secondary?.color)),
    '--loader-1': color(general?.loaderPrimaryColor, '#93dbe9'),
    '--loader-2': color(general?.loaderSecondaryColor, '#93dbe9'),
    ...footerProperties(footer),
  };
}

function schemeProperties(scheme: Scheme, { general, buttons }: Theme): Record<string, string> {
  const { surface } = grounds[scheme];
  const brand = parseColor(buttons?.primary?.backgroundColor) ?? [11, 110, 153];
  // The brand's own colour wherever a button can be seen at all: its words carry the contrast. On dark ground a deep colour is lifted.
  const action = untilContrast(brand, surface, scheme === 'd' ? 6 : 1.25);
  const isOwn = toHex(action) === toHex(brand);
  const error = untilContrast(parseColor(general?.errorColor) ?? [220, 20, 60], surface, 4.5);
  return {
    [`--${scheme}-action`]: toHex(action),
    [`--${scheme}-on-action`]: toHex(readableOn(action, isOwn ? parseColor(buttons?.primary?.color) : undefined, ink)),
    [`--${scheme}-action-text`]: toHex(textOn(action, scheme)),
    [`--${scheme}-action-soft`]: toHex(mix(surface, action, softShare[scheme])),
    [`--${scheme}-error`]: toHex(error),
    [`--${scheme}-on-error`]: toHex(readableOn(error, white, ink)),
    [`--${scheme}-error-text`]: toHex(untilContrast(error, mix(surface, error, 0.12), 4.6)),
    [`--${scheme}-error-soft`]: toHex(mix(surface, error, scheme === 'd' ? 0.16 : 0.08)),
  };
}

// Links and chosen things: readable on the surface, on the ground and on their own soft tint.
function textOn(action: Rgb, scheme: Scheme): Rgb {
  const { ground, surface } = grounds[scheme];
  const soft = mix(surface, action, softShare[scheme]);
  const hardest = [ground, surface, soft].sort((a, b) => contrast(action, a) - contrast(action, b))[0] ?? surface;
  return untilContrast(action, hardest, 4.6);
}

// The resort's secondary colour is for light pages; on dark ones the quiet default stays.
function secondary(scheme: Scheme, background: Rgb | undefined, text: Rgb | undefined): Record<string, string> {
  if (!background) return {};
  return {
    [`--${scheme}-secondary`]: toHex(background),
    [`--${scheme}-on-secondary`]: toHex(readableOn(background, text, ink)),
  };
}

function footerProperties(footer: Theme['footer'] | undefined): Record<string, string> {
  const ground = parseColor(footer?.backgroundColor) ?? ink;
  return {
    '--footer-ground': toHex(ground),
    '--footer-ink': toHex(readableOn(ground, parseColor(footer?.textColor), ink)),
    '--footer-line': color(footer?.borderColor, toHex(ground)),
    '--footer-image-opacity': String(footer?.backgroundImageOpacity ?? 1),
  };
}

function color(value: string | undefined, fallback: string): string {
  const parsed = parseColor(value);
  return parsed ? toHex(parsed) : fallback;
}
