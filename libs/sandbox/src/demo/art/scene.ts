import type { Palette } from './palettes';
import { between, type Random, randomFrom } from './random';
import { circle, ellipse, jagged, line, type Point, path, rect, spruce } from './shapes';

const WIDTH = 800;
const HEIGHT = 500;

export interface Peak {
  x: number;
  y: number;
  left: number;
  right: number;
}

export const peak = (x: number, y: number, left: number, right = left): Peak => ({ x, y, left, right });

export interface SceneOptions {
  seed: number;
  palette: Palette;
  sun: { x: number; y: number; r: number };
  far: Peak[];
  near: Peak[];
  /** Where the snow field begins, left to right. */
  ground: [left: number, middle: number, right: number];
  /** How many spruces stand on the back hill and at the sides of the snow field. */
  trees: [back: number, sides: number];
  stars?: number;
  flakes?: number;
  width?: number;
  height?: number;
}

/** One view of the mountain: sky, sun, two ranges, the wooded hill and the open snow. A motif is drawn on top of it. */
export function scene(options: SceneOptions): string {
  const random = randomFrom(options.seed);
  return [
    sky(options, random),
    ranges(options, random),
    wood(options, random),
    field(options),
    sideTrees(options, random),
  ].join('');
}

export function picture(options: SceneOptions, ...motif: string[]): string {
  const width = options.width ?? WIDTH;
  const height = options.height ?? HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs(options)}${scene(options)}${motif.join('')}${snowfall(options)}</svg>\n`;
}

function defs({ palette: { sky: skyColors, haze, glow, snow } }: SceneOptions): string {
  const stops = (...list: [number, string, number?][]) =>
    list
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  const vertical = (id: string, inner: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
  return `<defs>${vertical('sky', stops([0, skyColors[0]], [0.55, skyColors[1]], [1, skyColors[2]]))}${vertical('haze', stops([0, haze, 0], [1, haze, 0.92]))}${vertical('snow', stops([0, snow[0]], [1, snow[1]]))}<radialGradient id="glow">${stops([0, glow, 0.85], [0.35, glow, 0.35], [1, glow, 0])}</radialGradient></defs>`;
}

function sky(options: SceneOptions, random: Random): string {
  const { palette, sun, stars = 0 } = options;
  const width = options.width ?? WIDTH;
  const height = options.height ?? HEIGHT;
  const dots = specks(random, stars, width, height * 0.42, [1.4, 2.6]);
  const clouds = Array.from({ length: stars ? 0 : 5 }, () =>
    ellipse(
      between(random, 0, width),
      between(random, height * 0.08, height * 0.36),
      between(random, 60, 150),
      between(random, 3, 7),
      '#FFFFFF',
      `opacity="${between(random, 0.16, 0.4).toFixed(2)}"`,
    ),
  );
  return [
    rect(0, 0, width, height * 0.8, 'url(#sky)'),
    dots,
    circle(sun.x, sun.y, sun.r * 5.5, 'url(#glow)'),
    circle(sun.x, sun.y, sun.r, palette.sun),
    ...clouds,
  ].join('');
}

function ranges(options: SceneOptions, random: Random): string {
  const { palette, far, near } = options;
  const width = options.width ?? WIDTH;
  const base = Math.max(...options.ground) + 10;
  const hazeAbove = (top: number) => rect(0, top, width, base - top, 'url(#haze)');
  return [
    ...far.map((peak) => mountain(peak, base, palette.far, random)),
    hazeAbove(base - 190),
    ...near.map((peak) => mountain(peak, base, palette.near, random)),
    hazeAbove(base - 130),
  ].join('');
}

/** A peak has a lit face, a shaded face behind a wandering spine, and a few gullies that catch the shade. */
function mountain(peak: Peak, base: number, [lit, shade]: [string, string], random: Random): string {
  const top: Point = [peak.x, peak.y];
  const left = jagged(random, [peak.x - peak.left, base], top, 0.07, 4);
  const right = jagged(random, top, [peak.x + peak.right, base], 0.07, 4);
  const spine = jagged(random, top, [peak.x + peak.right * 0.12, base], 0.11, 4);
  const gullies = [0.3, 0.52, 0.74].map((t) => {
    const start = left[Math.floor((left.length - 1) * (1 - t * 0.8))] as Point;
    const drop = (base - start[1]) * between(random, 0.4, 0.62);
    const foot: Point = [start[0] + drop * between(random, 0.15, 0.4), start[1] + drop];
    const back = jagged(random, foot, [start[0] + drop * 0.3, start[1] + drop * 0.35], 0.12, 2);
    return line([...jagged(random, start, foot, 0.1, 2), ...back.slice(1)]);
  });
  return `<path d="${line([...left, ...right.slice(1)])}Z" fill="${lit}"/><path d="${line([...spine, ...right.slice(1).reverse()])}Z" fill="${shade}"/><path d="${gullies.join('Z')}Z" fill="${shade}" opacity=".55"/>`;
}

function wood(options: SceneOptions, random: Random): string {
  const { palette, ground, trees } = options;
  const width = options.width ?? WIDTH;
  const groundAt = groundLine(ground, width);
  const row = (count: number, low: number, high: number, foot: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + between(random, 0.1, 0.9)) * width) / count;
      return spruce(x, groundAt(x) + foot, between(random, low, high));
    }).join('');
  const far = path(row(trees[0], 30, 46, 4), palette.forest[0], 'opacity=".5"');
  return far + path(row(trees[0], 26, 58, 14), palette.forest[0]);
}

function field(options: SceneOptions): string {
  const { palette, ground } = options;
  const width = options.width ?? WIDTH;
  const height = options.height ?? HEIGHT;
  const [left, middle, right] = ground;
  const edge = `M0 ${left}Q${width * 0.25} ${left * 0.5 + middle * 0.5 - 12} ${width * 0.5} ${middle}T${width} ${right}V${height}H0Z`;
  const low = (height + middle) / 2;
  return [
    path(edge, 'url(#snow)'),
    path(
      `M0 ${low - 10}Q${width * 0.3} ${low - 50} ${width * 0.62} ${low + 8}T${width} ${low - 24}V${height}H0Z`,
      palette.snow[1],
      'opacity=".5"',
    ),
    path(
      `M0 ${height - 54}Q${width * 0.36} ${height - 12} ${width * 0.6} ${height - 44}T${width} ${height - 60}V${height}H0Z`,
      palette.snow[0],
      'opacity=".75"',
    ),
  ].join('');
}

function sideTrees(options: SceneOptions, random: Random): string {
  const { palette, ground, trees } = options;
  const width = options.width ?? WIDTH;
  const groundAt = groundLine(ground, width);
  const spruces = Array.from({ length: trees[1] }, (_, index) => {
    const inset = between(random, 0, 0.17) * width;
    const x = index % 2 ? width - inset : inset;
    const depth = 1 - inset / (0.17 * width);
    return spruce(x, groundAt(x) + 26 + depth * 60, 74 + depth * 80 + between(random, -14, 14));
  });
  return path(spruces.join(''), palette.forest[1]);
}

const groundLine =
  ([left, middle, right]: [number, number, number], width: number) =>
  (x: number) =>
    x < width / 2
      ? left + ((middle - left) * x * 2) / width
      : middle + ((right - middle) * (x - width / 2) * 2) / width;

function snowfall({ seed, flakes = 0, width = WIDTH, height = HEIGHT }: SceneOptions): string {
  return specks(randomFrom(seed + 99), flakes, width, height, [4, 6.5]);
}

/** Stars or flakes as round caps of empty lines: two sizes, two paths. */
function specks(random: Random, count: number, width: number, height: number, sizes: [number, number]): string {
  if (count === 0) return '';
  const dots = (share: number) =>
    Array.from(
      { length: Math.round(count * share) },
      () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0, height))}h0`,
    ).join('');
  const drawn = (size: number, opacity: number, share: number) =>
    `<path d="${dots(share)}" stroke="#FFFFFF" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  return drawn(sizes[0], 0.7, 0.65) + drawn(sizes[1], 0.9, 0.35);
}
