/** A colour as its three sRGB channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Reads `#rgb`, `#rrggbb` and `rgb(r, g, b)`; anything else is nothing, so that a bad theme falls back. */
export function parseColor(text: string | undefined | null): Rgb | undefined {
  const value = text?.trim().toLowerCase() ?? '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short) return channels(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/.exec(value);
  if (long) return channels(long.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  if (rgb) return channels(rgb.slice(1).map((channel) => Math.min(255, Number(channel))));
  return undefined;
}

function channels([r = 0, g = 0, b = 0]: number[]): Rgb {
  return [r, g, b];
}

/** `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21, WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the other colour in it, from 0 to 1. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return channels(color.map((channel, index) => channel + ((other[index] ?? 0) - channel) * share));
}

/** The wanted text colour where it can be read on the ground, otherwise ink or white; black where a middle tone leaves both too weak. */
export function readableOn(ground: Rgb, wanted: Rgb | undefined, ink: Rgb): Rgb {
  if (wanted && contrast(wanted, ground) >= 4.5) return wanted;
  const better = contrast(ink, ground) >= contrast(white, ground) ? ink : white;
  return contrast(better, ground) >= 4.5 ? better : black;
}

/** Moves a colour towards black or white, as little as needed, until it stands out from the ground by the ratio. Light keeps its hue. */
export function untilContrast(color: Rgb, ground: Rgb, ratio: number): Rgb {
  const isDarkGround = luminance(ground) <= 0.18;
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = isDarkGround ? lighten(color, share) : mix(color, black, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return isDarkGround ? white : black;
}

// Mixing with white would wash the brand out: the strongest channel goes up first, the others follow.
function lighten(color: Rgb, share: number): Rgb {
  const peak = Math.max(...color, 1);
  const bright = channels(color.map((channel) => (channel * 255) / peak));
  return mix(mix(color, bright, Math.min(1, share * 2)), white, share * 0.7);
}
