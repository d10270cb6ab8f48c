import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { OwnPhoneLink, OwnPhoneLinkState, OwnPhoneLinkStatus } from '@arrival/contracts';
import { mayBeMinor } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Principal, SigningGrant } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import { Clock } from '../../../platform/clock/clock';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import type { Limit } from '../../../platform/security/limit';
import { Limits } from '../../../platform/security/limits';
import { PosPeople } from '../../pos/people.facade';
import { PointOfSale } from '../../pos/pos.facade';
import { CheckinScenes } from '../checkin-scenes';
import { OpenWaivers } from '../open-waivers';
import { invalidField } from '../read-answers';
import { LinkCodes } from './link-codes';
import { type LinkRow, SigningLinksQueries } from './signing-links.queries';

const LINK_MS = 48 * 3_600_000;
export const SESSION_SECONDS = 30 * 60;

const secretHash = (secret: string): Buffer => hash('sha256', secret, 'buffer');
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Links that carry context and never a session: the account holder makes one, and reads out the code that redeems it (D22, D49). */
@Injectable()
export class SigningLinks {
  readonly #misses: Limit;
  readonly #made: Limit;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly scenes: CheckinScenes,
    private readonly open: OpenWaivers,
    private readonly codes: LinkCodes,
    private readonly queries: SigningLinksQueries,
    private readonly unitOfWork: UnitOfWork,
    limits: Limits,
  ) {
    this.#misses = limits.define({ name: 'signing-link', points: 60, seconds: 600, patienceMs: 5_000 });
    this.#made = limits.define({ name: 'signing-link-made', points: 30, seconds: 3_600 });
  }

  /** For another adult of the household who still has a waiver to sign. Throws `contact.unknown`, `waiver.age_unknown`, `waiver.signer_is_minor`, `task.not_asked`. */
  async make(
    principal: Principal,
    asked: { readonly contactId: number; readonly locationId: number; readonly activityId: number },
    correlationId: string,
  ): Promise<OwnPhoneLink> {
    const { contactId, locationId, activityId } = asked;
    const scene = await this.scenes.open(principal, locationId);
    const activity = scene.activity(activityId);
    const { headContactId } = scene.household;
    if (scene.member(contactId).contactId === headContactId)
      throw invalidField('contactId', 'You sign on this phone yourself');
    const { age } = scene.signee(contactId);
    if (mayBeMinor(age)) throw new DomainError(age === null ? 'waiver.age_unknown' : 'waiver.signer_is_minor');
    if (!this.open.has(activity, scene.decision(activityId, contactId))) throw new DomainError('task.not_asked');
    await this.#made.takeOrRefuse(String(headContactId));
    const secret = newSecret();
    const madeAt = this.clock.date();
    const { issuer, subject, email } = principal;
    const link = { id: randomUUID(), secretHash: secretHash(secret), headContactId, contactId, locationId, activityId };
    const expiresAt = new Date(madeAt.getTime() + LINK_MS);
    await this.unitOfWork.run(async () => {
      if (!(await this.people.lock(contactId))) throw new DomainError('contact.unknown');
      await this.queries.make({ ...link, issuer, subject, madeAt, expiresAt }, email, correlationId);
    });
    const address = `${this.config.publicUrl}/sign#${secret}`;
    return { linkId: link.id, address, expiresAtUtc: expiresAt.toISOString() };
  }

  /** Throws `waiver.link_ended` for a link that is not of this household (D5). */
  async status(principal: Principal, linkId: string): Promise<OwnPhoneLinkStatus> {
    const link = await this.#own(principal, linkId);
    const state = this.#stateOf(link);
    const shown = state === 'waiting' || state === 'opened' ? this.codes.current(link.id) : undefined;
    return {
      linkId,
      contactId: link.contactId,
      state,
      code: shown?.code ?? null,
      codeUntilUtc: shown?.until.toISOString() ?? null,
      expiresAtUtc: link.expiresAt.toISOString(),
    };
  }

  /** It opens nothing any more; one that has ended stays as it ended. Throws as `status`. */
  async withdraw(principal: Principal, linkId: string, correlationId: string): Promise<OwnPhoneLinkStatus> {
    const link = await this.#own(principal, linkId);
    await this.queries.withdraw(link.id, principal, correlationId);
    return this.status(principal, linkId);
  }

  /** What the cookie carries. Every miss counts, for the link and for the address. Throws `waiver.link_ended`, `waiver.code_wrong`. */
  async redeem(
    given: { readonly secret: string; readonly code: string },
    address: string,
    correlationId: string,
  ): Promise<{ session: string; contactId: number; until: Date }> {
    const link = await this.queries.tryCode(secretHash(given.secret), this.clock.date());
    if (!link) {
      await this.#misses.takeOrRefuse(address);
      throw new DomainError('waiver.link_ended');
    }
    const session = newSecret();
    const until = new Date(this.clock.now() + SESSION_SECONDS * 1_000);
    const window = this.codes.windowOf(link.id, given.code);
    const isOpened =
      window !== undefined &&
      (await this.queries.openSession(link.id, { window, hash: secretHash(session), until }, correlationId));
    if (isOpened) return { session, contactId: link.contactId, until };
    await this.queries.endGuessed(link.id);
    await this.#misses.takeOrRefuse(address);
    throw new DomainError('waiver.code_wrong');
  }

  /** What a phone with this cookie may do; undefined when it may nothing. */
  async grantOf(session: string): Promise<SigningGrant | undefined> {
    const link = await this.queries.findSession(secretHash(session), this.clock.date());
    return link && { ...link, linkId: link.id };
  }

  async #own(principal: Principal, linkId: string): Promise<LinkRow> {
    const household = await this.pos.findHousehold(principal);
    const link = household && (await this.queries.findOwn(linkId, household.headContactId));
    if (!link) throw new DomainError('waiver.link_ended');
    return link;
  }

  #stateOf({ endedAs, expiresAt, sessionUntil }: LinkRow): OwnPhoneLinkState {
    if (endedAs === 'signed') return 'signed';
    if (endedAs !== null || expiresAt.getTime() <= this.clock.now()) return 'ended';
    return sessionUntil !== null && sessionUntil.getTime() > this.clock.now() ? 'opened' : 'waiting';
  }
}
