import { type CheckAnswer, checkFindings, checkStates, type Wholeness } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { inTime } from '../../../platform/process/in-time';
import type { Check, Found } from './check';
import { DataChecks } from './data-checks';
import { EvidenceChecks } from './evidence-checks';
import { OneRiskChecks } from './one-risk-checks';
import { OutsideChecks } from './outside-checks';
import { PosChecks } from './pos-checks';
import { WorkChecks } from './work-checks';

const LONGEST_MS = 8_000;

/** Is everything whole? For the console and for `npm run doctor` (issue 9, Q2). */
@Injectable()
export class WholenessService {
  readonly #checks: readonly Check[];

  constructor(
    work: WorkChecks,
    data: DataChecks,
    outside: OutsideChecks,
    pos: PosChecks,
    oneRisk: OneRiskChecks,
    evidence: EvidenceChecks,
    private readonly clock: Clock,
  ) {
    this.#checks = [...data.all, ...work.all, ...outside.all, ...pos.all, ...oneRisk.all, ...evidence.all];
  }

  /** Asks all of them, side by side; the worst first. One that cannot be asked, or not in time, is broken. */
  async check(): Promise<Wholeness> {
    const checks = await Promise.all(this.#checks.map(answerOf));
    checks.sort((one, other) => checkStates.indexOf(one.state) - checkStates.indexOf(other.state));
    return { checkedAtUtc: new Date(this.clock.now()).toISOString(), checks };
  }
}

async function answerOf({ name, ask }: Check): Promise<CheckAnswer> {
  try {
    return told(name, await inTime(ask, LONGEST_MS));
  } catch (error) {
    const why = (error as Error).message;
    return {
      check: name,
      finding: 'check.failed',
      state: 'broken',
      params: { why },
      detail: `Could not be checked: ${why}`,
    };
  }
}

function told(check: string, { finding, params = {} }: Found): CheckAnswer {
  const [state, words] = checkFindings[finding];
  const detail = words.replace(/\{(\w+)\}/g, (_, name: string) => [params[name]].flat().join(', '));
  return { check, finding, state, params, detail };
}
