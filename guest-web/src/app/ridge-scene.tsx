import { useId } from 'react';
import styles from './ridge-scene.module.css';

const far =
  'M0 470 60 448 130 462 210 410 262 432 330 378 372 402 420 366 468 420 520 398 590 326 632 372 668 350 730 418 790 388 850 436 930 372 980 410 1050 360 1110 414 1200 380V900H0Z';
const snow =
  'M590 326 632 372 617 378 603 361 592 381 575 358 553 366ZM420 366 446 395 433 399 421 385 408 398 396 382ZM330 378 352 391 341 401 329 391 315 400 306 397ZM930 372 958 394 944 401 931 388 917 399 906 391ZM1050 360 1076 385 1063 392 1050 379 1036 391 1026 377Z';
const middle =
  'M0 560 80 520 150 548 240 466 300 512 360 480 440 548 520 500 600 556 690 484 748 530 820 470 900 540 980 492 1060 548 1130 500 1200 536V900H0Z';
const middleLight =
  'M240 466 300 512 278 540 262 520 250 560 228 512ZM690 484 748 530 724 560 706 532 690 584 676 528ZM820 470 862 507 842 540 828 514 812 556 802 502Z';
const near = 'M0 646C120 592 226 598 322 650S520 694 640 632 862 572 980 622 1140 664 1200 632V900H0Z';
const piste = 'M694 612C660 650 742 676 690 722S560 790 600 900H520C500 800 610 764 640 716S622 660 660 624Z';
const hill = 'M0 742C160 700 300 720 460 756S800 790 940 738 1120 716 1200 734V900H0Z';

/** Pines along the front hill; always the same forest. */
const pines = Array.from({ length: 74 }, (_, index) => {
  const wobble = (index * 7919) % 97;
  const x = index * 16.6 + (wobble % 11) - 6;
  const ground = 772 + Math.sin(x / 150) * 22 + (wobble % 29);
  return pine(x, ground, 38 + (wobble % 53));
}).join('');

function pine(x: number, ground: number, height: number): string {
  const tiers = [
    [1, 0.52, 0.1],
    [0.72, 0.42, 0.085],
    [0.46, 0.46, 0.06],
  ] as const;
  return tiers
    .map(([top, length, half]) => {
      const peak = Math.round(ground - height * top);
      const foot = Math.round(peak + height * length);
      const reach = Math.round(height * (half + 0.09));
      return `M${Math.round(x)} ${peak} ${Math.round(x) + reach} ${foot}H${Math.round(x) - reach}Z`;
    })
    .join('');
}

/** The default picture: a ridge line at sunrise in layers; before dawn in dark mode. */
export function RidgeScene() {
  const id = useId();
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyTop} />
          <stop offset="0.45" className={styles.skyMiddle} />
          <stop offset="0.78" className={styles.skyLow} />
          <stop offset="1" className={styles.skyHorizon} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={styles.glowIn} />
          <stop offset="1" className={styles.glowOut} />
        </radialGradient>
        <linearGradient id={`${id}mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.mistOut} />
          <stop offset="1" className={styles.mistIn} />
        </linearGradient>
      </defs>
      <rect width="1200" height="560" fill={`url(#${id}sky)`} />
      <circle cx="706" cy="398" r="330" fill={`url(#${id}glow)`} />
      <circle cx="706" cy="398" r="40" className={styles.sun} />
      <path d={far} className={styles.far} />
      <path d={snow} className={styles.snow} />
      <rect y="390" width="1200" height="190" fill={`url(#${id}mist)`} />
      <path d={middle} className={styles.middle} />
      <path d={middleLight} className={styles.middleLight} />
      <rect y="510" width="1200" height="200" fill={`url(#${id}mist)`} opacity="0.7" />
      <path d={near} className={styles.near} />
      <path d={piste} className={styles.piste} />
      <path d={hill} className={styles.hill} />
      <path d={pines} className={styles.pines} />
      <rect y="796" width="1200" height="110" className={styles.pines} />
    </svg>
  );
}
