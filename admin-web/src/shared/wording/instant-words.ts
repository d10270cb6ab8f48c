const two = (value: number) => String(value).padStart(2, '0');

/** `MM/DD/YY hh:mm a` in the administrator's time zone (spec §9). */
export function instantWords(instant: string): string {
  const at = new Date(instant);
  const day = [two(at.getMonth() + 1), two(at.getDate()), two(at.getFullYear() % 100)].join('/');
  return `${day} ${two(at.getHours() % 12 || 12)}:${two(at.getMinutes())} ${at.getHours() < 12 ? 'am' : 'pm'}`;
}

const DAY_LETTERS = 'MM/DD/YY '.length;

/** The same without the day when that is today. */
export function momentWords(instant: string, now: Date): string {
  const [words, today] = [instant, now.toISOString()].map(instantWords) as [string, string];
  return words.slice(0, DAY_LETTERS) === today.slice(0, DAY_LETTERS) ? words.slice(DAY_LETTERS) : words;
}
