import { type Pose, person } from './figures';
import { ACTION, BERRY, CREAM, GOLD, INK, SNOW } from './palettes';
import { circle, curve, ellipse, group, path, rect, stroke } from './shapes';

const PEDAL: Pose = {
  head: [26, -112],
  neck: [16, -96],
  hip: [-18, -66],
  backArm: [
    [14, -90],
    [36, -76],
    [42, -54],
  ],
  frontArm: [
    [14, -90],
    [32, -70],
    [44, -54],
  ],
  backLeg: [
    [-18, -64],
    [10, -46],
    [-10, -10],
  ],
  frontLeg: [
    [-18, -64],
    [16, -42],
    [8, 6],
  ],
};

const wheel = (x: number) =>
  [
    circle(x, 0, 27, 'none', `stroke="${INK}" stroke-width="8"`),
    circle(x, 0, 20, 'none', `stroke="${SNOW}" stroke-width="1.5" opacity=".7"`),
    circle(x, 0, 4, INK),
  ].join('');
const rider = [
  stroke(
    [
      [-46, 0],
      [0, 2],
      [-14, -34],
      [-46, 0],
    ],
    5,
    BERRY,
  ),
  stroke(
    [
      [0, 2],
      [36, -42],
      [-14, -34],
    ],
    5,
    BERRY,
  ),
  stroke(
    [
      [52, 0],
      [34, -48],
      [44, -54],
    ],
    5,
    INK,
  ),
  stroke(
    [
      [-14, -34],
      [-18, -46],
      [-28, -46],
    ],
    4,
    INK,
  ),
  wheel(-46),
  wheel(52),
  person(PEDAL, { jacket: ACTION, trousers: INK, helmet: GOLD, skin: '#C98D62' }),
  rect(-2, 4, 22, 5, INK, 2),
];

export function bike(): string {
  return [
    path('M0 452Q200 470 380 420Q470 392 560 402T800 372V500H0Z', '#8F6442'),
    path('M0 438Q200 456 376 406Q470 380 560 388T800 356V380Q640 392 560 408T386 430Q200 480 0 464Z', '#C08E5F'),
    ...[70, 150, 250, 640, 720].map((x, index) => ellipse(x, 484 - (index % 2) * 14, 26, 8, '#6D4A30', 'opacity=".5"')),
    group('translate(400 354) rotate(-16) scale(1.55)', ...rider),
    ...[
      [300, 404, 8],
      [280, 412, 6],
      [262, 400, 5],
      [288, 390, 4],
    ].map(([x, y, r]) => circle(x!, y!, r!, '#D9B48C', 'opacity=".9"')),
    ...[44, 96, 700, 752].map((x, index) =>
      group(
        `translate(${x} ${438 - (index > 1 ? 76 : 0)})`,
        curve('M0 0V-16', 2.5, '#3F7A4E'),
        circle(0, -19, 5, index % 2 ? GOLD : BERRY),
        circle(0, -19, 2, CREAM),
      ),
    ),
  ].join('');
}
