import { isDay } from '@arrival/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstRequest, type ReportRequest, reportSwitches } from './report-request';

/** The rows of this task alone; empty for passes to print. */
interface Shown {
  readonly taskName: string | undefined;
}

/** What an address asks for; what it does not say is as specified (spec §9). */
export function requestIn(parameters: URLSearchParams, now: Date): ReportRequest & Shown {
  const first = firstRequest(now);
  const day = (name: 'startDate' | 'endDate'): string => {
    const written = parameters.get(name) ?? first[name];
    return written === '' || isDay(written) ? written : first[name];
  };
  const on = Object.fromEntries(reportSwitches.map((name) => [name, parameters.get(name) !== 'false']));
  return {
    ...first,
    ...on,
    locationId: Number(parameters.get('locationId')) || undefined,
    startDate: day('startDate'),
    endDate: day('endDate'),
    taskName: parameters.get('taskName') ?? undefined,
  };
}

/** The report of one location and task; what is left out is as specified. */
export function reportPath(parts: Partial<ReportRequest & Shown>): string {
  const written = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return `/reporting?${new URLSearchParams(Object.fromEntries(written))}`;
}

/** What the form asks for, kept in the address: a link to it works, and Back from a guest finds the same rows. */
export function useRequest() {
  const [parameters, setParameters] = useSearchParams();
  const [request, setRequest] = useState(() => requestIn(parameters, new Date()));
  const change = (changes: Partial<ReportRequest & Shown>) => {
    const next = { ...request, ...changes };
    // The address follows a moment later, when the next key may have been pressed already.
    setRequest(next);
    setParameters(reportPath(next).split('?')[1], { replace: true });
  };
  return { request, change };
}
