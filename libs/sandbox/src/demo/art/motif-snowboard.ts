import { person, plank, SKIN } from './figures';
import { ACCENT, BERRY, GOLD, INK } from './palettes';
import { curve, ellipse, group, path, rect, spray } from './shapes';

const rider = [
  group('rotate(-8)', plank([-66, 8], [70, 8], 9, ACCENT), rect(-66, 1, 6, 8, ACCENT, 3)),
  person(
    {
      head: [24, -84],
      neck: [14, -70],
      hip: [-14, -36],
      backArm: [
        [10, -64],
        [-20, -78],
        [-48, -92],
      ],
      frontArm: [
        [10, -62],
        [34, -40],
        [26, -12],
      ],
      backLeg: [
        [-14, -34],
        [-44, -28],
        [-32, 2],
      ],
      frontLeg: [
        [-12, -34],
        [26, -36],
        [24, -6],
      ],
    },
    { jacket: GOLD, trousers: '#1D4D73', helmet: BERRY, skin: SKIN[1] },
  ),
  path('M-42 -4H-22L-20 10H-44Z', INK),
  path('M14 -12H34L36 4H12Z', INK),
];

export function snowboarder(): string {
  return [
    path('M0 500V438Q170 436 300 372Q330 358 346 338L362 343L392 446Q380 476 300 500Z', '#FFFFFF'),
    path('M346 338L362 343L392 446Q386 462 350 474Q362 404 346 338Z', '#B4CFE1'),
    curve('M40 448Q210 434 334 354', 4, '#C7DBE9'),
    curve('M40 456Q218 442 338 362', 4, '#C7DBE9'),
    spray([
      [352, 318, 7],
      [368, 302, 5],
      [342, 304, 4],
      [384, 288, 4],
      [372, 324, 5],
      [396, 272, 3],
    ]),
    group('translate(500 206) rotate(-20) scale(1.42)', ...rider),
    ellipse(560, 452, 92, 9, INK, 'opacity=".14"'),
  ].join('');
}
