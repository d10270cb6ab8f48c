import { person, plank, SKIN } from './figures';
import { ACCENT, ACTION, BERRY, GOLD, INK } from './palettes';
import { curve, group, stroke } from './shapes';

const stride = (scale: number, jacket: string, helmet: string, skin: string, x: number, y: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    plank([-92, -8], [10, 2], 4, INK),
    stroke(
      [
        [-40, -64],
        [-66, -34],
        [-86, 2],
      ],
      2.6,
      INK,
    ),
    person(
      {
        head: [22, -96],
        neck: [14, -80],
        hip: [-2, -48],
        backArm: [
          [10, -74],
          [-18, -66],
          [-40, -64],
        ],
        frontArm: [
          [12, -74],
          [24, -56],
          [44, -66],
        ],
        backLeg: [
          [-2, -46],
          [-22, -30],
          [-46, -10],
        ],
        frontLeg: [
          [-2, -46],
          [20, -30],
          [16, -2],
        ],
      },
      { jacket, trousers: '#17486B', helmet, skin },
    ),
    stroke(
      [
        [44, -66],
        [30, -30],
        [10, 4],
      ],
      2.6,
      INK,
    ),
    plank([-40, 4], [78, 4], 4, INK),
  );

export function nordic(): string {
  return [
    curve('M800 420Q560 400 420 350T470 318', 16, '#B9D0E0', 'opacity=".65"'),
    curve('M0 484Q260 452 520 460T800 448', 7, '#B4CCE0'),
    curve('M0 496Q260 464 520 472T800 460', 7, '#B4CCE0'),
    stride(0.72, GOLD, BERRY, SKIN[3], 590, 396),
    stride(1.62, ACTION, ACCENT, SKIN[0], 300, 458),
  ].join('');
}
