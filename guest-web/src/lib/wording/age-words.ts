import { common } from '../../words/common';
import { useWords } from '../../words/words';

/** "Age 9"; nothing without a birth date. */
export function useAgeWords(): (age: number | null) => string {
  const words = useWords(common);
  return (age) => {
    if (age === null) return '';
    return age === 0 ? words.ageBelowOne : words.age({ count: age });
  };
}
