import {
  type CompletionRequest,
  type ContactTask,
  type Grouping,
  type LanguageTag,
  OWN_PHONE_ISSUER,
  parseContactTaskId,
  type WaiverText,
} from '@arrival/contracts';
import { isSignedElsewhere, mayBeMinor } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Principal, SigningGrant } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import { WaiversFacade } from '../../waivers/waivers.facade';
import { CheckinScenes } from '../checkin-scenes';
import { CompletionService } from '../completion.service';
import type { CompletionCall } from '../completion-request';
import { GroupingService } from '../grouping.service';
import { OpenWaivers } from '../open-waivers';
import { invalidField } from '../read-answers';
import { SigningLinksQueries } from './signing-links.queries';

/** The household is looked for as the account holder's, from whom the link is. */
const accountOf = ({ issuer, subject }: SigningGrant): Principal => ({
  issuer,
  subject,
  emailVerified: false,
  isAbsent: true,
});

/** One's own waivers of one visit, on one's own phone: seen and signed, and nothing else (D5, D22). */
@Injectable()
export class OwnWaivers {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly scenes: CheckinScenes,
    private readonly groupings: GroupingService,
    private readonly completions: CompletionService,
    private readonly open: OpenWaivers,
    private readonly queries: SigningLinksQueries,
    private readonly waivers: WaiversFacade,
  ) {}

  /** The grouping with the waivers alone that are signed here: a partner has its own page (D42). Throws `contact.unknown` when the household has changed. */
  async list(grant: SigningGrant, language: LanguageTag, correlationId: string): Promise<Grouping> {
    await this.#sceneOf(grant);
    const { locationId, activityId, contactId } = grant;
    const question = { activityId, contactIds: [contactId], form: 'whole' as const };
    const account = accountOf(grant);
    const grouping = (await this.groupings.group(account, locationId, question, language, correlationId)) as Grouping;
    return {
      ...grouping,
      waiverContactTasks: grouping.waiverContactTasks.filter(({ task }) => !isSignedElsewhere(task, this.config)),
      photoContactTasks: [],
      childRegistrationContactTasks: [],
      rentalProfileContactTasks: [],
    };
  }

  /** A text that one's own waivers show, or the one that binds where they show its translation. Throws `waiver.unknown` for any other. */
  async text(grant: SigningGrant, hash: string, language: LanguageTag, correlationId: string): Promise<WaiverText> {
    const { waiverContactTasks } = await this.list(grant, language, correlationId);
    const own = waiverContactTasks.flatMap(({ relatedObject: { rolTextHash, bindingText } }) => [
      rolTextHash,
      bindingText?.rolTextHash,
    ]);
    const html = own.includes(hash) ? (await this.waivers.findTexts([hash])).get(hash) : undefined;
    if (html === undefined) throw new DomainError('waiver.unknown');
    return { hash, html };
  }

  /** The link was opened by somebody else than was meant: it ends, and the account holder is told no more than that. */
  async close(grant: SigningGrant, correlationId: string): Promise<{ isClosed: true }> {
    await this.queries.decline(grant.linkId, correlationId);
    return { isClosed: true };
  }

  /** Signs as a completion does, by this person for themselves. Throws `contact.unknown`, `task.unknown` for anything else. */
  async sign(
    grant: SigningGrant,
    body: CompletionRequest,
    call: Pick<CompletionCall, 'idempotencyKey' | 'ip' | 'userAgent' | 'correlationId' | 'language'>,
  ): Promise<ContactTask> {
    const key = parseContactTaskId(body.id);
    const others = (body.relatedObject?.contactIds ?? []) as unknown;
    const isOwn = Array.isArray(others) && others.every((id) => id === grant.contactId);
    if (key.contactId !== grant.contactId || !isOwn) throw new DomainError('contact.unknown');
    if (key.locationId !== grant.locationId || key.activityId !== grant.activityId)
      throw new DomainError('task.unknown');
    if (body.isSkipped) throw invalidField('isSkipped', 'A waiver is signed here, or not');
    await this.#sceneOf(grant);
    const principal = accountOf(grant);
    const actor = { issuer: OWN_PHONE_ISSUER, subject: grant.linkId, action: 'checkin.waiver_own_phone' };
    const relatedObject = { ...body.relatedObject, contactIds: [grant.contactId] };
    const answer = await this.completions.complete({
      ...call,
      principal,
      actor,
      endpoint: '/Waiver',
      body: { ...body, relatedObject },
    });
    const after = await this.#sceneOf(grant);
    // What may be left out can still be signed while this phone may.
    const { activityId, contactId } = grant;
    if (!this.open.has(after.activity(activityId), after.decision(activityId, contactId), 'required'))
      await this.queries.endSigned(grant.linkId);
    return answer;
  }

  /** Only while they are an adult of the very household that made the link. */
  async #sceneOf(grant: SigningGrant) {
    const scene = await this.scenes.open(accountOf(grant), grant.locationId);
    const isSame = scene.household.headContactId === grant.headContactId;
    if (!isSame || mayBeMinor(scene.signee(grant.contactId).age)) throw new DomainError('contact.unknown');
    return scene;
  }
}
