import type { AdminLocation } from '@arrival/contracts';
import { isReported } from '../../shared/locations/is-reported';
import { dayOf, dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';

export const reportSwitches = ['includePrintableMedia', 'includeDetails', 'isCsvExport'] as const;
export type ReportSwitch = (typeof reportSwitches)[number];

/** What the form asks for; the specification's customer report request (spec §3). */
export interface ReportRequest extends Record<ReportSwitch, boolean> {
  /** Undefined until somebody chooses: then the default stands in. */
  locationId: number | undefined;
  startDate: string;
  endDate: string;
}

const daysAhead = 2;

/** Today and the two days after it, in the administrator's zone; everything switched on (spec §9). */
export function firstRequest(now: Date): ReportRequest {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
  const switches = { includePrintableMedia: true, includeDetails: true, isCsvExport: true };
  return { locationId: undefined, startDate: dayOf(now), endDate: dayOf(end), ...switches };
}

const specified = 1;

/** Location 1, or the first with a report (spec §9). */
export function defaultLocation(locations: readonly AdminLocation[]): AdminLocation | undefined {
  const open = locations.filter(isReported);
  return open.find(({ id }) => id === specified) ?? open[0];
}

/** What it shall hold, as the API wants it (spec §7); of one task alone if there is one. */
export function reportQuery(
  { locationId, startDate, endDate, ...switches }: Omit<ReportRequest, 'isCsvExport'>,
  taskName?: string,
): string {
  const query = new URLSearchParams({
    locationId: String(locationId),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(taskName !== undefined && { taskName }),
  });
  for (const [name, isOn] of Object.entries(switches)) query.set(name, String(isOn));
  return query.toString();
}

/** The days of the form in words. */
export function daysWords({ startDate, endDate }: Pick<ReportRequest, 'startDate' | 'endDate'>): string {
  const [from, to] = [startDate, endDate].map((day) => day && dayWords(day));
  if (from && to) return from === to ? from : say('resources.reporting.days.window', { from, to });
  if (from) return say('resources.reporting.days.since', { from });
  return to ? say('resources.reporting.days.until', { to }) : say('resources.reporting.days.all');
}
