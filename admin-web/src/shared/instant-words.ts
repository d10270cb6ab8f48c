const two = (value: number) => String(value).padStart(2, '0');

/** `MM/DD/YY hh:mm a` in the administrator's time zone (spec §9). */
export function instantWords(instant: string): string {
  const at = new Date(instant);
  const day = [two(at.getMonth() + 1), two(at.getDate()), two(at.getFullYear() % 100)].join('/');
  return `${day} ${two(at.getHours() % 12 || 12)}:${two(at.getMinutes())} ${at.getHours() < 12 ? 'am' : 'pm'}`;
}
