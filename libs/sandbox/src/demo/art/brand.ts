import { ACCENT, ACTION, dawn, ICE, INK } from './palettes';
import { peak, picture } from './scene';

/** The resort's mark: two ridges, a spruce cut out between them, and the sun that rises behind. */
function mark(ridge: string, back: string, sun: string): string {
  return [
    `<circle cx="43" cy="21" r="11" fill="${sun}"/>`,
    `<path d="M2 54L26 13L37 31L43 22L62 54Z" fill="${back}"/>`,
    `<path d="M2 54L20 24L29 39L34 33L46 54Z" fill="${ridge}"/>`,
    `<path d="M20 24L26 34L21 33L18 38L13.6 34.7Z" fill="#FFFFFF" opacity=".92"/>`,
    `<path d="M26 13L33 24.5L28 22L25 27L21.5 20.7Z" fill="#FFFFFF" opacity=".92"/>`,
  ].join('');
}

export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="14" fill="${INK}"/>${mark(ICE, ACTION, ACCENT)}</svg>\n`;
}

/** Letters are drawn as strokes, so that the logo looks the same without any font. */
const LETTERS: Record<string, [d: string, width: number]> = {
  S: ['M15 3.5Q12 0 8 0Q1 0 1 5.5T8.5 11.5Q16 12.5 16 17.5T8 23.5Q3 23.5 0 19', 16],
  I: ['M1 0V24', 2],
  L: ['M1 0V24H13', 13],
  V: ['M0 0L9 24L18 0', 18],
  E: ['M14 0H1V24H14M1 11.5H12', 14],
  R: ['M1 24V0H9Q15.5 0 15.5 6.5T9 13H1M9 13L16 24', 16],
  P: ['M1 24V0H9Q15.5 0 15.5 7T9 14H1', 15.5],
  N: ['M1 24V0L16 24V0', 17],
  M: ['M1 24V0L10 15L19 0V24', 20],
  O: ['M10.5 0Q20 0 20 12T10.5 24Q1 24 1 12T10.5 0Z', 21],
  U: ['M1 0V15Q1 24 9 24T17 15V0', 18],
  T: ['M0 0H16M8 0V24', 16],
  A: ['M0 24L9 0L18 24M3.5 16H14.5', 18],
};

function word(text: string, x: number, y: number, scale: number, gap: number, color: string, weight: number): string {
  let cursor = 0;
  const glyphs = [...text].map((letter) => {
    const [d, width] = LETTERS[letter] ?? ['', 8];
    const glyph = d && `<path transform="translate(${cursor} 0)" d="${d}"/>`;
    cursor += width + gap;
    return glyph;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>`;
}

/** Mark and wordmark side by side, for light or for dark grounds. */
export function logo(ground: 'light' | 'dark'): string {
  const ink = ground === 'light' ? INK : '#FFFFFF';
  const soft = ground === 'light' ? ACTION : ICE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 72" width="330" height="72" role="img"><title>Silverpine Mountain Resort</title><g transform="translate(2 2) scale(1.12)">${mark(ground === 'light' ? ACTION : ICE, ground === 'light' ? ICE : ACTION, ACCENT)}</g>${word('SILVERPINE', 88, 14, 1.12, 7.2, ink, 3.6)}${word('MOUNTAIN RESORT', 89, 52, 0.5, 10.4, soft, 4)}</svg>\n`;
}

/** Behind the welcome page: tall, calm, with its weight at the foot, so that words stand on sky. */
export function welcomeBackground(): string {
  return picture({
    seed: 131,
    palette: dawn,
    sun: { x: 1090, y: 470, r: 56 },
    far: [peak(180, 430, 420), peak(560, 350, 460), peak(960, 400, 420), peak(1400, 340, 480)],
    near: [peak(360, 470, 420), peak(820, 430, 440), peak(1240, 500, 420), peak(1560, 440, 360)],
    ground: [742, 716, 752],
    trees: [72, 34],
    width: 1600,
    height: 1000,
  });
}
