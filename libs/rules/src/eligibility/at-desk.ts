import type { Reason, ReasonCode } from '@arrival/contracts';

const deskCodes: ReadonlySet<ReasonCode> = new Set(['waiverEnded', 'waiverNoText']);

/**
 * Nobody can do this task in the app: it is open "at the desk" (D55, D65). It stays open and keeps a required check-in from being
 * complete, but what comes after it goes on. A reason without `source` belongs to a task that is not asked at all.
 */
export function isAtDesk({ code, source }: Pick<Reason, 'code' | 'source'>): boolean {
  return source !== undefined && deskCodes.has(code);
}
