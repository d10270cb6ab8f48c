import { randomUUID } from 'node:crypto';
import { minorUnderAge, type OneRiskSigning, type OneRiskUrl, type oneRiskUrlRequestSchema } from '@arrival/contracts';
import { addMonths } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import type { Limit } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';
import { CheckinFacade, type WaiverElsewhere } from '../checkin/checkin.facade';
import { PointOfSale } from '../pos/pos.facade';
import { SettingsFacade } from '../settings/settings.facade';
import { OneRiskClient } from './one-risk-client';
import { oneRiskRequest } from './one-risk-request';
import { ReconciliationService } from './reconciliation.service';
import { type NewSigning, SigningsQueries } from './signings.queries';

type Asked = z.output<typeof oneRiskUrlRequestSchema>;

/** A guest's waivers that are signed with 1Risk: where, and how far they are (D41, D42). */
@Injectable()
export class SigningsService {
  readonly #opened: Limit;

  constructor(
    private readonly checkin: CheckinFacade,
    private readonly client: OneRiskClient,
    private readonly signings: SigningsQueries,
    private readonly reconciliation: ReconciliationService,
    private readonly settings: SettingsFacade,
    private readonly pos: PointOfSale,
    limits: Limits,
  ) {
    this.#opened = limits.define({ name: 'one-risk-page', points: 30, seconds: 600 });
  }

  /** The page to frame. What is signed there is known from now on, before anybody sees it. Throws what a completion throws, `onerisk.unavailable` and `request.too_many`. */
  async open(principal: Principal, { locationId, activityId, waivers }: Asked): Promise<OneRiskUrl> {
    const asked = waivers.map(({ waiverId, guests }) => ({
      waiverId,
      contactIds: guests.map(({ posGuestId }) => posGuestId),
    }));
    const found = await this.checkin.waiversElsewhere(principal, { locationId, activityId, waivers: asked });
    await this.#opened.takeOrRefuse(String(found[0]!.headContactId));
    const reference = randomUUID();
    await this.signings.insert(found.map((waiver) => signingOf(reference, waiver)));
    const request = oneRiskRequest(found, await this.settings.pointOfSaleSystem());
    try {
      return { url: await this.client.open(reference, request), reference };
    } catch (error) {
      await this.signings.leaveUnasked(reference);
      throw error;
    }
  }

  /** The household's, the newest first. The partner is asked about what a browser claims and no callback has said. */
  async list(principal: Principal): Promise<OneRiskSigning[]> {
    const household = await this.pos.findHousehold(principal);
    if (!household) return [];
    const signings = await this.signings.list(household.headContactId);
    const claimed = signings.filter(({ state }) => state === 'confirming').map(({ reference }) => reference);
    let isAsked = false;
    for (const reference of new Set(claimed)) isAsked = (await this.reconciliation.askWhenDue(reference)) || isAsked;
    return isAsked ? this.signings.list(household.headContactId) : signings;
  }

  /** A browser says that its page was signed: a claim, kept until the partner says so or not. Throws `onerisk.signing_unknown`. */
  async claim(principal: Principal, reference: string): Promise<OneRiskSigning[]> {
    const household = await this.pos.findHousehold(principal);
    if (!household || !(await this.signings.claim(reference, household.headContactId)))
      throw new DomainError('onerisk.signing_unknown');
    return this.signings.list(household.headContactId);
  }
}

function signingOf(reference: string, waiver: WaiverElsewhere): NewSigning {
  const { waiverId, headContactId, locationId, activityId, taskId, people } = waiver;
  const ofAge = people.flatMap(({ dateOfBirth }) =>
    dateOfBirth === null ? [] : [addMonths(dateOfBirth, minorUnderAge * 12)],
  );
  return {
    reference,
    waiverId,
    headContactId,
    locationId,
    activityId,
    taskId,
    contactIds: people.map(({ contactId }) => contactId),
    ofAgeOn: ofAge.sort().at(-1) ?? null,
  };
}
