import { createHash } from 'node:crypto';
import { type WaiverSignature, waiverSignatureSchema } from '@arrival/contracts';
import {
  currentText,
  expectedSignerName,
  fieldError,
  fullName,
  isSharedSignature,
  isSignedElsewhere,
  namedOtherwise,
  type SignatureAlert,
  type Signee,
  signatureAlerts,
  statementAlerts,
  textIn,
} from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import { copiesOf } from '../evidence/copies.facade';
import type { PosAuthorization } from '../pos/pos.facade';
import { SettingsFacade } from '../settings/settings.facade';
import { type CoveredPerson, type Signed, WaiversFacade } from '../waivers/waivers.facade';
import { signedEvents } from './completion-events';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { invalidField, readAnswers } from './read-answers';
import { refuseSigning } from './refuse-signing';

interface ShownText {
  readonly posWaiverId: string;
  readonly textHash: string;
}

/** Nobody signs for somebody of age as for a child, whatever age a phone tells of the signature (D70). */
const notTheirName = (person: Signee): SignatureAlert => ({
  field: 'signerName',
  code: 'otherName',
  params: { name: fullName(person) },
  contactId: person.contactId,
});

function refuseIncomplete(alerts: readonly SignatureAlert[]): void {
  const errors = alerts.map((alert) => fieldError(`relatedObject.${alert.field}`, alert));
  if (errors.length > 0) throw new DomainError('waiver.signature_invalid', { errors });
}

/** A signed waiver: the text that was shown, by whom, how, for whom (spec §5, D14, D21, D22, D45). */
@Injectable()
export class WaiverPlanner implements CompletionPlanner {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly waivers: WaiversFacade,
    private readonly settings: SettingsFacade,
  ) {}

  async plan(at: TaskAtHand, { body, ip, userAgent }: CompletionCall): Promise<CompletionPlan | null> {
    const given = readAnswers(waiverSignatureSchema, body.relatedObject);
    const { scene, task } = at;
    // A browser's word does not count for a waiver that is signed elsewhere (D42).
    if (isSignedElsewhere(task, this.config)) throw new DomainError('waiver.signed_elsewhere');
    const group = this.#group(at, given);
    const open = group.filter(
      ({ contactId }) => !scene.taskDecision(at.activity.id, task.id, Number(contactId)).isComplete,
    );
    if (open.length === 0) return null;
    if (at.decision.reason.code === 'waiverEnded') throw new DomainError('waiver.ended');
    const { posWaiverId, textHash } = await this.#textShown(at, given);
    const { signedIn } = scene;
    const isShared = isSharedSignature(task.consolidateWaivers, group);
    const stated = statementAlerts(signedIn, open, isShared, given);
    const grown = open.filter((person) => scene.hasComeOfAge(person)).map(notTheirName);
    const expected = expectedSignerName(signedIn, group);
    const signed = [...signatureAlerts(task, given, expected), ...namedOtherwise(task, given, expected)];
    refuseIncomplete([...stated, ...grown, ...signed]);
    const dateFormat = await this.settings.dateFormat();
    const situation = {
      task,
      posWaiverId,
      textHash,
      signedIn,
      group: open,
      shownFor: group,
      isShared,
      today: scene.today,
      dateFormat,
      ip,
      userAgent,
    };
    return this.#plan(at, posWaiverId, await this.waivers.sign(situation, given), given);
  }

  /** The members one signature covers, the task's own among them. */
  #group({ scene, task, member }: TaskAtHand, { contactIds }: WaiverSignature): CoveredPerson[] {
    const ids = [...new Set(contactIds ?? [member.contactId])];
    if (!ids.includes(member.contactId)) throw invalidField('contactIds', 'The member of this task is missing');
    const group = ids.map((contactId) => scene.signee(contactId));
    refuseSigning(scene, group, task.consolidateWaivers);
    return group;
  }

  /** The text that was shown, in whatever language. Throws `waiver.text_changed` with the signer's new one when it is no current text. */
  async #textShown({ scene, task }: TaskAtHand, given: WaiverSignature): Promise<ShownText> {
    const waiver = scene.catalog.snapshot.waivers.get(task.posWaiverId ?? '');
    const own = waiver && textIn(waiver, given.language);
    if (!waiver || !own) throw new DomainError('waiver.no_text');
    const shown =
      given.rolTextHash ?? (given.waiverHTML && createHash('sha256').update(given.waiverHTML).digest('hex'));
    if (!shown) throw invalidField('rolTextHash', 'Name the text that was shown, by rolTextHash or waiverHTML');
    if (!currentText(waiver, shown)) {
      const { textHash, title, language } = own;
      const rolText = (await this.waivers.findTexts([textHash])).get(textHash);
      throw new DomainError('waiver.text_changed', { details: { rolText, rolTextHash: textHash, title, language } });
    }
    return { posWaiverId: waiver.posWaiverId, textHash: shown };
  }

  #plan(at: TaskAtHand, posWaiverId: string, { record, picture }: Signed, given: WaiverSignature): CompletionPlan {
    const { household, now } = at.scene;
    const contentOf = ({ expires_on }: Signed['record']['persons'][number]) =>
      contentHash([posWaiverId, record.text_hash, record.effective_on, expires_on]).toString('hex');
    const authorizations = record.persons.map(
      (person): PosAuthorization => ({
        contactId: person.contact_id,
        posWaiverId,
        startDate: record.effective_on,
        endDate: person.expires_on,
        signatureId: person.id,
        createdAtUtc: now.toISOString(),
        comment: person.comment,
        offsetHours: given.signatureDateOffset ?? null,
      }),
    );
    return {
      kind: 'waiver',
      action: 'checkin.waiver',
      items: record.persons.map((person) => ({ contact_id: person.contact_id, content_hash: contentOf(person) })),
      answers: record,
      blob: picture,
      after: { ...household, authorizations: [...household.authorizations, ...authorizations] },
      events: signedEvents(at, record),
      jobs: [copiesOf(record, given.language)],
      effects: record.persons.map((person) => ({
        kind: 'authorization',
        contactId: person.contact_id,
        posWaiverId,
        effectiveOn: record.effective_on,
        expiresOn: person.expires_on,
        comment: person.comment,
        signatureId: person.id,
      })),
    };
  }
}
