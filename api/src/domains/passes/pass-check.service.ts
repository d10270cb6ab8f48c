import { setTimeout as pause } from 'node:timers/promises';
import type { PassCheck, PassCheckRequest, PassLocations, PassReason } from '@arrival/contracts';
import { fieldError } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { CatalogFacade, type PassCheckerConfiguration } from '../catalog/catalog.facade';
import { type KnownPass, PosPasses } from '../pos/passes.facade';
import { PassAttempts } from './pass-attempts';

/** Every answer takes at least this long, so that the time tells nobody what was found. */
const LEAST_MS = 150;

const nothing = { productName: null, validFrom: null, validTo: null };
const no = (reasonCode: PassReason, reasonText: string | null = null): PassCheck => ({
  isValid: false,
  ...nothing,
  reasonCode,
  reasonText,
});

const same = (text: string) => text.trim().toLowerCase();

function answerTo(pass: KnownPass | undefined, { reasons }: PassCheckerConfiguration): PassCheck {
  if (!pass) return no('unknown');
  const { productName, validFrom, validTo, isOnThisDay, blockedReason } = pass;
  if (blockedReason !== null) {
    const worded = reasons.find(({ name }) => same(name) === same(blockedReason));
    return no('blocked', worded?.value ?? null);
  }
  const known = { productName, validFrom, validTo, reasonText: null };
  return isOnThisDay
    ? { ...known, isValid: true, reasonCode: null }
    : { ...known, isValid: false, reasonCode: 'notOnThisDay' };
}

/** The public question whether a pass is valid (D38). It only validates: nothing is recorded. */
@Injectable()
export class PassCheckService {
  constructor(
    private readonly passes: PosPasses,
    private readonly catalog: CatalogFacade,
    private readonly attempts: PassAttempts,
  ) {}

  /** The lifts to choose from; empty where the resort lists none. */
  async locations(): Promise<PassLocations> {
    return { locations: [...(await this.catalog.snapshot()).passChecker.lifts] };
  }

  /** `address` is who asks, for the limit. Unknown, foreign and malformed numbers are answered alike. Throws `request.too_many`. */
  async check({ passId, date, accessLocation }: PassCheckRequest, address: string): Promise<PassCheck> {
    const { passChecker } = await this.catalog.snapshot();
    const lift = liftOf(passChecker, accessLocation ?? null);
    await this.attempts.refuseSpent(address);
    const [pass] = await Promise.all([this.#find(passId, date, lift, address), pause(LEAST_MS)]);
    return answerTo(pass, passChecker);
  }

  async #find(passId: string, date: string, lift: string | null, address: string): Promise<KnownPass | undefined> {
    const written = passId.replace(/[\s-]/g, '').toUpperCase();
    const pass = written === '' ? undefined : await this.passes.find(written, date, lift);
    if (!pass) await this.attempts.miss(address);
    return pass;
  }
}

/** Where lifts are listed, one of them; else the resort's one place. */
function liftOf({ lifts, locationId }: PassCheckerConfiguration, asked: string | null): string | null {
  if (lifts.length === 0) return locationId;
  if (lifts.some(({ value }) => value === asked)) return asked;
  const problem = { code: asked === null ? 'required' : 'notOffered' } as const;
  throw new DomainError('request.invalid', { errors: [fieldError('accessLocation', problem)] });
}
