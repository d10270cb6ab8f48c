import { ACCENT, ACTION, BERRY, CREAM, GOLD, ICE, INK } from './palettes';
import { pick, type Random, randomFrom } from './random';
import { circle, curve, ellipse, path, rect } from './shapes';

export interface Sitter {
  /** The same seed always draws the same face. */
  seed: number;
  age: number;
  hair: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'braids';
  skin: 0 | 1 | 2 | 3 | 4;
  beard?: boolean;
  glasses?: boolean;
}

const SKINS = [
  ['#F6D2B3', '#E9B592'],
  ['#E8B88F', '#D39A6E'],
  ['#C98D62', '#B07449'],
  ['#9A6440', '#81502F'],
  ['#6E4530', '#583522'],
] as const;
const HAIRS = ['#2A1E1A', '#4A3021', '#7A4A28', '#B57B3F', '#D9A65B', '#8E3B22'];
const WALLS = [
  ['#BFE3EC', '#7FBFD4'],
  ['#FFE1C2', '#F7B98A'],
  ['#DDEBF3', '#A9C8DC'],
  ['#F3DCE0', '#DDA9B5'],
  ['#E4EFD9', '#B4D0A4'],
] as const;

/** A member's portrait as the camera would have cropped it: 400 × 400, shoulders up, looking at us. */
export function portrait(sitter: Sitter): string {
  const random = randomFrom(sitter.seed * 7919 + 13);
  const [skin, shade] = SKINS[sitter.skin];
  const hair =
    sitter.age >= 62
      ? pick(random, ['#D9DDE0', '#B9C0C6', '#EDEFF0'])
      : pick(random, sitter.skin > 1 ? HAIRS.slice(0, 2) : HAIRS);
  const jacket = pick(random, [ACTION, ACCENT, BERRY, '#1D4D73', '#2F7F6B', GOLD]);
  const [light, deep] = pick(random, WALLS);
  const child = sitter.age < 13;
  const scale = child ? 0.9 : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    rect(0, 0, 400, 400, 'url(#w)'),
    path('M-20 330L90 190L150 260L240 130L420 330V420H-20Z', '#FFFFFF', 'opacity=".35"'),
    path('M240 130L262 214L306 250L420 330V420H250Z', deep, 'opacity=".35"'),
    `<g transform="translate(${200 - 200 * scale} ${child ? 52 : 8}) scale(${scale})">`,
    hairBehind(sitter, hair),
    body(jacket, skin, shade),
    face(sitter, skin, shade, hair, child),
    hairInFront(sitter, hair),
    headwear(sitter, random, jacket),
    '</g></svg>',
  ].join('');
}

function body(jacket: string, skin: string, shade: string): string {
  return [
    path('M30 460Q34 318 138 300H262Q366 318 370 460Z', jacket),
    path('M262 300Q366 318 370 460H300Q320 350 262 300Z', INK, 'opacity=".12"'),
    path('M164 250H236V306Q200 340 164 306Z', skin),
    path('M164 272Q200 306 236 272V292Q200 322 164 292Z', shade),
    path('M138 300Q142 274 162 280L200 328L238 280Q258 274 262 300L250 344Q200 372 150 344Z', jacket),
    path(
      'M138 300Q142 274 162 280L200 328L238 280Q258 274 262 300L250 344Q200 372 150 344Z',
      '#FFFFFF',
      'opacity=".22"',
    ),
    curve('M200 346V460', 5, '#FFFFFF', 'opacity=".55"'),
  ].join('');
}

function face(
  { age, beard, glasses, skin: tone }: Sitter,
  skin: string,
  shade: string,
  hair: string,
  child: boolean,
): string {
  const eye = child ? 9.5 : 7.5;
  const eyeY = child ? 206 : 198;
  const eyes = [162, 238].flatMap((x) => [circle(x, eyeY, eye, INK), circle(x + 2.5, eyeY - 3, eye / 3, '#FFFFFF')]);
  const brows = [162, 238].map((x) =>
    curve(
      `M${x - 15} ${eyeY - 22}Q${x} ${eyeY - 31} ${x + 15} ${eyeY - 22}`,
      child ? 4 : 6,
      age >= 62 ? '#9AA3A9' : hair,
      'opacity=".85"',
    ),
  );
  const lines =
    age >= 55
      ? [
          curve('M140 214Q148 220 156 220', 2.5, shade),
          curve('M260 214Q252 220 244 220', 2.5, shade),
          curve('M158 240Q150 252 154 264', 2.5, shade),
          curve('M242 240Q250 252 246 264', 2.5, shade),
        ]
      : [];
  return [
    ellipse(112, 206, 14, 20, shade),
    ellipse(288, 206, 14, 20, shade),
    path(
      child
        ? 'M112 190Q112 108 200 108T288 190Q292 290 200 294Q108 290 112 190Z'
        : 'M114 188Q114 104 200 104T286 188Q288 240 258 274Q228 304 200 304T142 274Q112 240 114 188Z',
      skin,
    ),
    beard
      ? path(
          'M114 206Q120 232 152 232Q200 216 248 232Q280 232 286 206Q290 250 260 284Q230 316 200 316T140 284Q110 250 114 206Z',
          hair,
        )
      : '',
    beard ? path('M158 246Q200 228 242 246Q236 274 200 276T158 246Z', skin) : '',
    ellipse(142, 234, 18, 12, '#F0705A', `opacity="${tone > 2 ? '.16' : '.26'}"`),
    ellipse(258, 234, 18, 12, '#F0705A', `opacity="${tone > 2 ? '.16' : '.26'}"`),
    ...eyes,
    ...brows,
    ...lines,
    curve('M200 208Q208 226 204 232Q200 236 194 233', 4.5, shade),
    mouth(child, tone),
    glasses
      ? [162, 238].map((x) => circle(x, eyeY, 27, 'none', `stroke="${INK}" stroke-width="5"`)).join('') +
        curve(`M189 ${eyeY - 4}Q200 ${eyeY - 10} 211 ${eyeY - 4}`, 5, INK)
      : '',
  ].join('');
}

function mouth(child: boolean, tone: number): string {
  const lips = tone > 2 ? '#8C3A38' : '#B8504A';
  return [
    child
      ? path('M172 250Q200 258 228 250Q222 276 200 276T172 250Z', lips)
      : path('M168 252Q200 262 232 252Q224 278 200 278T168 252Z', lips),
    path(
      child ? 'M177 253Q200 259 223 253L220 260Q200 266 180 260Z' : 'M174 256Q200 264 226 256L222 263Q200 270 178 263Z',
      '#FFFFFF',
    ),
  ].join('');
}

function hairBehind({ hair: style }: Sitter, color: string): string {
  if (style === 'long')
    return path('M200 84Q96 84 98 200L84 330Q140 356 200 340Q260 356 316 330L302 200Q304 84 200 84Z', color);
  if (style === 'curly')
    return [
      [108, 170],
      [100, 212],
      [112, 252],
      [292, 170],
      [300, 212],
      [288, 252],
      [130, 124],
      [270, 124],
      [200, 100],
    ]
      .map(([x, y]) => circle(x!, y!, 38, color))
      .join('');
  if (style === 'braids')
    return [-1, 1]
      .map(
        (side) =>
          [268, 300, 332]
            .map((y, index) => ellipse(200 + side * (100 + index * 4), y, 17 - index, 20, color))
            .join('') + rect(200 + side * 108 - 9, 344, 18, 9, ACCENT, 4),
      )
      .join('');
  return '';
}

function hairInFront({ hair: style, age }: Sitter, color: string): string {
  if (style === 'bald')
    return age > 30
      ? path('M112 196Q108 160 122 144Q122 176 118 206ZM288 196Q292 160 278 144Q278 176 282 206Z', color)
      : '';
  if (style === 'short')
    return path(
      'M108 196Q100 92 200 88Q300 92 292 196Q284 184 280 160Q250 150 228 128Q190 160 122 158Q114 176 108 196Z',
      color,
    );
  if (style === 'curly')
    return [
      [136, 136],
      [164, 118],
      [200, 110],
      [236, 118],
      [264, 136],
    ]
      .map(([x, y]) => circle(x!, y!, 27, color))
      .join('');
  const fringe = path(
    'M108 200Q100 90 200 88Q300 90 292 200Q284 162 250 140Q226 130 196 128Q160 150 122 158Q112 176 108 200Z',
    color,
  );
  return style === 'bun' ? circle(200, 78, 36, color) + fringe : fringe;
}

/** Goggles are pushed up and hats sit high: the face stays free, as a good pass photograph wants it. */
function headwear({ hair, age }: Sitter, random: Random, jacket: string): string {
  const color = pick(
    random,
    [ACCENT, ACTION, BERRY, GOLD, '#1D4D73', CREAM].filter((choice) => choice !== jacket),
  );
  const kind =
    hair === 'bun'
      ? 'band'
      : pick(
          random,
          hair === 'bald' || hair === 'short'
            ? (['beanie', 'helmet'] as const)
            : (['beanie', 'helmet', 'band'] as const),
        );
  if (kind === 'band') {
    return (
      path('M108 168Q110 138 200 128Q290 138 292 168L290 138Q280 104 200 100Q120 104 110 138Z', color) +
      path('M112 146Q200 108 288 146', 'none', `stroke="#FFFFFF" stroke-width="5" opacity=".7"`)
    );
  }
  if (kind === 'beanie') {
    const ribs = [132, 158, 184, 210, 236, 262].map((x) => rect(x, 122, 5, 32, INK, 2, 'opacity=".14"')).join('');
    return [
      circle(200, 40, 26, CREAM),
      circle(191, 34, 8, '#FFFFFF', 'opacity=".8"'),
      path('M110 150Q104 44 200 44T290 150Z', color),
      rect(100, 118, 200, 40, color, 18),
      rect(100, 118, 200, 40, '#FFFFFF', 18, 'opacity=".28"'),
      ribs,
    ].join('');
  }
  const strap = age < 18 ? ICE : GOLD;
  return [
    path('M98 214Q88 48 200 46T302 214L288 214Q292 160 262 148H138Q108 160 112 214Z', color),
    path('M236 52Q312 74 302 214L288 214Q290 160 262 148Q266 88 236 52Z', INK, 'opacity=".12"'),
    curve('M134 96Q150 72 176 66', 8, '#FFFFFF', 'opacity=".6"'),
    rect(116, 92, 168, 54, INK, 26),
    path(
      'M138 100H262Q274 104 274 118Q272 136 256 138Q230 138 216 130Q200 122 184 130Q170 138 144 138Q128 136 126 118Q126 104 138 100Z',
      strap,
    ),
    path('M146 102H196L166 136H146Q130 134 128 118Q130 104 146 102Z', '#FFFFFF', 'opacity=".45"'),
  ].join('');
}
