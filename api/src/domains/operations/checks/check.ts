import type { CheckFinding, RemarkParams } from '@arrival/contracts';

export interface Found {
  readonly finding: CheckFinding;
  readonly params?: RemarkParams;
}

/** One question of "is everything whole?". It answers by a finding of its name, or throws when it could not be asked. */
export interface Check {
  /** The part of its findings before the dot. */
  readonly name: string;
  ask(): Promise<Found>;
}

const HOUR_MS = 3_600_000;
export const hoursSince = (then: number, now: number): number => Math.floor((now - then) / HOUR_MS);
