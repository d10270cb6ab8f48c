import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
/** A board from above with the leading foot filled: left for regular, right for goofy. The nose points to the start of the line. */
export function StancePicture({ isGoofy }: { isGoofy: boolean }) {
  return (
    <svg viewBox="0 0 120 44" width="120" height="44" aria-hidden="true" focusable="false">
      <rect x="4" y="9" width="112" height="26" rx="13" fill="currentColor" opacity="0.14" />
      <rect x="4" y="9" width="112" height="26" rx="13" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m18 22 8-5v10Z" fill="currentColor" />
      <Foot x={46} isLeft={!isGoofy} isLeading />
      <Foot x={82} isLeft={isGoofy} isLeading={false} />
    </svg>
  );
}

function Foot({ x, isLeft, isLeading }: { x: number; isLeft: boolean; isLeading: boolean }) {
  const words = useWords(rentalForm);
  return (
    <g transform={`translate(${x} 22)`}>
      <rect
        x="-7"
        y="-17"
        width="14"
        height="34"
        rx="7"
        fill={isLeading ? 'currentColor' : 'var(--surface)'}
        stroke="currentColor"
        strokeWidth="2"
      />
      <text
        y="4"
        textAnchor="middle"
        fontSize="11"
        fontWeight="700"
        fill={isLeading ? 'var(--surface)' : 'currentColor'}
      >
        {isLeft ? words.left : words.right}
      </text>
    </g>
  );
}
