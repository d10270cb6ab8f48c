import type { ReactNode } from 'react';
import { common } from '../words/common';
import { useWords } from '../words/words';

interface Props {
  className: string | undefined;
  value: number;
  max: number;
  /** "Uploading 40%" */
  label: string;
  children: ReactNode;
}

/** What fills, as screen readers are told of it. */
export function ProgressTrack({ className, value, max, label, children }: Props) {
  return (
    <div
      className={className}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      aria-label={useWords(common).progress}
    >
      {children}
    </div>
  );
}
