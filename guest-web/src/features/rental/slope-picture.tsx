const slopes = [
  { ground: 'M0 44V30q60 8 100 9v5Z', skier: 'translate(50 26) rotate(6)' },
  { ground: 'M0 44V20q44 16 100 18v6Z', skier: 'translate(46 25) rotate(18)' },
  { ground: 'M0 44V4q28 30 100 34v6Z', skier: 'translate(36 19) rotate(36)' },
];

/** Somebody on a slope that is steeper the faster they ski. */
export function SlopePicture({ steepness }: { steepness: number }) {
  const { ground, skier } = slopes[steepness] ?? slopes[0]!;
  return (
    <svg viewBox="0 0 100 44" aria-hidden="true" focusable="false">
      <path d={ground} fill="currentColor" opacity="0.18" />
      <g
        transform={skier}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-13 6h26M1-9-6-1l7 2-3 5M1-8l7 4" />
        <circle cx="5" cy="-14" r="2.6" fill="currentColor" />
      </g>
    </svg>
  );
}
