import { ACCENT, ACTION, BERRY, CREAM, GOLD, ICE, INK, SNOW } from './palettes';
import { circle, curve, ellipse, group, path, rect, stroke } from './shapes';

/** A ski planted in the snow, its tail hidden. */
function planted(x: number, tilt: number): string {
  return group(
    `translate(${x} 458) rotate(${tilt})`,
    path('M-12 0L-10 -150L-12 -250Q-12 -276 0 -284Q12 -276 12 -250L10 -150L12 0Z', ACCENT),
    rect(-11, -214, 22, 14, CREAM),
    rect(-11, -194, 22, 6, CREAM),
    rect(-10, -132, 20, 40, INK, 5),
    rect(-7, -150, 14, 14, '#5B7385', 3),
  );
}

/** The season pass itself: a card on a lanyard, with its chip and its small picture of the mountain. */
function card(): string {
  return group(
    'translate(536 214) rotate(9)',
    rect(-84, 0, 168, 224, INK, 20, 'opacity=".16" transform="translate(8 10)"'),
    rect(-84, 0, 168, 224, SNOW, 20),
    path('M-84 112V20Q-84 0 -64 0H64Q84 0 84 20V112Z', ACTION),
    path('M-84 112L-38 50L-8 88L22 36L84 112Z', ICE),
    path('M22 36L38 56L28 54L20 64L8 60Z', '#FFFFFF'),
    circle(-46, 34, 14, GOLD),
    rect(-22, 8, 44, 10, INK, 5, 'opacity=".5"'),
    circle(-44, 154, 26, ICE),
    circle(-44, 148, 10, '#E3AE85'),
    path('M-64 172Q-62 158 -44 158T-24 172Q-44 186 -64 172Z', ACCENT),
    rect(-6, 136, 70, 12, INK, 6),
    rect(-6, 158, 48, 9, '#A9C3D6', 4),
    rect(-64, 194, 128, 10, '#D3E0E9', 5),
    rect(-64, 194, 78, 10, ACCENT, 5),
  );
}

export function seasonPass(): string {
  return [
    ellipse(262, 454, 130, 12, INK, 'opacity=".12"'),
    planted(214, -9),
    planted(304, 9),
    stroke(
      [
        [148, 452],
        [132, 226],
      ],
      6,
      INK,
    ),
    stroke(
      [
        [376, 452],
        [394, 226],
      ],
      6,
      INK,
    ),
    stroke(
      [
        [131, 214],
        [132, 246],
      ],
      11,
      BERRY,
    ),
    stroke(
      [
        [395, 214],
        [394, 246],
      ],
      11,
      BERRY,
    ),
    curve('M118 436H174M356 436H402', 5, INK),
    path('M120 470Q180 440 260 452T420 470Q260 496 120 470Z', '#FFFFFF'),
    curve('M346 196Q450 150 541 228', 7, BERRY),
    curve('M342 226Q430 290 541 228', 7, BERRY),
    card(),
  ].join('');
}
