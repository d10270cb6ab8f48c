import { type Pose, person, plank, SKIN } from './figures';
import { ACCENT, ACTION, BERRY, INK } from './palettes';
import { curve, group, path, spray, stroke } from './shapes';

const TUCK: Pose = {
  head: [34, -70],
  neck: [22, -58],
  hip: [-20, -40],
  backArm: [
    [20, -56],
    [38, -44],
    [56, -56],
  ],
  frontArm: [
    [20, -54],
    [36, -34],
    [58, -38],
  ],
  backLeg: [
    [-18, -40],
    [10, -40],
    [-4, -8],
  ],
  frontLeg: [
    [-20, -38],
    [14, -28],
    [2, -2],
  ],
};

const gate = (x: number, foot: number, scale: number, color: string) =>
  group(
    `translate(${x} ${foot}) scale(${scale})`,
    stroke(
      [
        [0, 0],
        [0, -118],
      ],
      5,
      color,
    ),
    stroke(
      [
        [62, 0],
        [62, -118],
      ],
      5,
      color,
    ),
    path('M0 -108H62V-56H0Z', color),
    path('M8 -92L54 -72V-60L8 -80Z', '#FFFFFF', 'opacity=".9"'),
  );

export function racer(): string {
  return [
    curve('M430 322Q300 350 392 384T250 500', 26, '#B5D1E3', 'opacity=".6"'),
    gate(470, 342, 0.5, ACTION),
    gate(206, 378, 0.74, BERRY),
    gate(596, 424, 1.1, BERRY),
    group(
      'translate(414 440) rotate(-24) scale(1.5)',
      plank([-66, 2], [66, -8], 6, ACCENT),
      person(TUCK, { jacket: ACTION, trousers: INK, helmet: ACCENT, skin: SKIN[2] }),
      path('M-12 -58L14 -66L18 -48L-8 -38Z', '#FFFFFF'),
      stroke(
        [
          [56, -56],
          [6, -50],
          [-44, -46],
        ],
        3,
        INK,
      ),
      stroke(
        [
          [58, -38],
          [10, -30],
          [-38, -22],
        ],
        3,
        INK,
      ),
      plank([-60, 8], [74, 2], 6, ACCENT),
      path('M-12 -8L10 -10L14 6H-12Z', INK),
    ),
    spray([
      [330, 470, 12],
      [306, 462, 8],
      [318, 446, 7],
      [290, 480, 9],
      [276, 456, 5],
      [300, 436, 4],
      [344, 486, 10],
    ]),
  ].join('');
}
