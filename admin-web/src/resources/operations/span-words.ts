import { say } from '../../words/say';

const at = 'resources.operations.spans';
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** A span of time in its largest unit, `3 min`; what lies in the future, by another clock, is none. */
export function spanWords(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  const seconds = Math.floor(ms / 1000);
  if (seconds === 0 && ms > 0) return say(`${at}.milliseconds`, { count: Math.ceil(ms) });
  if (seconds < 2 * MINUTE_S) return say(`${at}.seconds`, { count: seconds });
  if (seconds < 2 * HOUR_S) return say(`${at}.minutes`, { count: Math.floor(seconds / MINUTE_S) });
  if (seconds < 2 * DAY_S) return say(`${at}.hours`, { count: Math.floor(seconds / HOUR_S) });
  return say(`${at}.days`, { count: Math.floor(seconds / DAY_S) });
}

/** How long ago that was; what was a moment ago, or lies in the future by another clock, was just now. */
export function agoWords(then: string, nowMs: number): string {
  const seconds = Math.floor((nowMs - Date.parse(then)) / 1000);
  return seconds > 0 ? say(`${at}.ago`, { span: spanWords(seconds * 1000) }) : say(`${at}.now`);
}

export const spanBetween = (from: string, to: string): string => spanWords(Date.parse(to) - Date.parse(from));
