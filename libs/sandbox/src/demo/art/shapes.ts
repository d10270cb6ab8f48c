import { between, type Random } from './random';

export type Point = [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const line = (points: Point[]): string => `M${points.map(at).join('L')}`;

/** A rounded stroke: limbs, poles, skis, cables. */
export function stroke(points: Point[], width: number, color: string, extra = ''): string {
  return `<path d="${line(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export function curve(d: string, width: number, color: string, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Snow thrown up by an edge. */
export const spray = (points: [number, number, number][]): string =>
  points.map(([x, y, r]) => circle(x, y, r, '#FFFFFF', 'opacity=".9"')).join('');

/** A rocky edge from one point to another: straight at a distance, broken near by (midpoint displacement). */
export function jagged(random: Random, from: Point, to: Point, roughness: number, depth: number): Point[] {
  if (depth === 0) return [from, to];
  const lift = Math.hypot(to[0] - from[0], to[1] - from[1]) * roughness;
  const middle: Point = [
    Math.round((from[0] + to[0]) / 2 + between(random, -lift, lift) * 0.6),
    Math.round((from[1] + to[1]) / 2 + between(random, -lift, lift)),
  ];
  const left = jagged(random, from, middle, roughness, depth - 1);
  return [...left, ...jagged(random, middle, to, roughness, depth - 1).slice(1)];
}

/** One spruce, as a closed path that others can be appended to. Relative steps keep a whole wood small. */
export function spruce(x: number, foot: number, height: number): string {
  const wide = Math.round(height * 0.1);
  const narrow = Math.round(height * 0.055);
  const tier = Math.round(height * 0.3);
  const right = `l${wide} ${tier}h-${narrow}`;
  const left = `h-${narrow}l${wide} -${tier}`;
  const half = 3 * (wide - narrow);
  return `M${Math.round(x)} ${Math.round(foot - height)}${right.repeat(2)}l${wide} ${tier}h-${2 * half + 2 * narrow}l${wide} -${tier}${left.repeat(2)}z`;
}
