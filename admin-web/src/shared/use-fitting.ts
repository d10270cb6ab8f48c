import { useLayoutEffect, useRef } from 'react';

interface Sizes {
  largest: number;
  smallest: number;
  step: number;
  unit: 'pt' | 'em';
}

/** For a box of a fixed size: in letters as small as its text takes. Looks anew when what stands in it is another `text`. */
export function useFitting({ largest, smallest, step, unit }: Sizes, text: string) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is measured in the page
  useLayoutEffect(() => {
    const { current: full } = box;
    for (let size = largest; full && size >= smallest; size -= step) {
      full.style.fontSize = `${size}${unit}`;
      if (full.scrollHeight <= full.clientHeight && full.scrollWidth <= full.clientWidth) return;
    }
  }, [largest, smallest, step, unit, text]);
  return box;
}
