import { randomUUID } from 'node:crypto';
import type { Task, WaiverSignature } from '@arrival/contracts';
import {
  agreementSentence,
  authoritySentence,
  type DateFormat,
  displayDay,
  fullName,
  methodsFor,
  type Signee,
  signatureDates,
  signingRole,
  waiverComment,
} from '@arrival/rules';
import Bowser from 'bowser';

/** Everything a signature record is made of besides the signature itself (D45). */
export interface SigningSituation {
  readonly task: Task;
  readonly posWaiverId: string;
  readonly textHash: string;
  /** The account holder in whose session it happens (D22). */
  readonly signedIn: Signee;
  /** Whom one signature covers: those who still need it. */
  readonly group: readonly Signee[];
  /** It was given for several, whether or not they all still need it. */
  readonly isShared: boolean;
  readonly today: string;
  readonly dateFormat: DateFormat;
  readonly ip: string | null;
  readonly userAgent: string;
}

export interface SignedPerson {
  readonly id: string;
  readonly contact_id: number;
  readonly is_on_behalf: boolean;
  readonly relationship: string | null;
  readonly comment: string;
}

/** What the signing statement writes; the names are its columns. */
export interface SignatureRecord {
  readonly [column: string]: unknown;
  readonly effective_on: string;
  readonly expires_on: string | null;
  readonly persons: readonly SignedPerson[];
}

function browserOf(userAgent: string): { name: string; version: string } {
  const { name, version } = userAgent === '' ? {} : Bowser.getParser(userAgent).getBrowser();
  return { name: name || 'unknown browser', version: version || '' };
}

function personsOf(situation: SigningSituation, signerName: string, relationship: string | null): SignedPerson[] {
  const { task, signedIn, group, isShared, today, dateFormat, userAgent } = situation;
  const browser = browserOf(userAgent);
  return group.map((contact) => {
    const role = signingRole(signedIn, contact, isShared);
    const facts = { signedIn, contact, signerName, signedDate: displayDay(today, dateFormat) };
    return {
      id: randomUUID(),
      contact_id: Number(contact.contactId),
      is_on_behalf: role !== 'self',
      relationship: role === 'self' ? 'self' : relationship,
      comment: waiverComment(task.customComment, { ...facts, browserName: browser.name, browserVersion: browser.version }),
    };
  });
}

/** A picture that was made from the typed name says so: nobody drew it. */
const wetMethod = ({ isTypedInsteadOfDrawn }: WaiverSignature): string => (isTypedInsteadOfDrawn ? 'typedPicture' : 'drawn');

/** The record of a signature that has been found in order. One person for each member it covers. */
export function signatureRecord(situation: SigningSituation, given: WaiverSignature): SignatureRecord {
  const { task, posWaiverId, textHash, signedIn, group, isShared, today, ip, userAgent } = situation;
  const required = methodsFor(task, given);
  const isSelf = group.length === 1 && group.every((contact) => signingRole(signedIn, contact, isShared) === 'self');
  const signer = (isSelf && group[0]) || signedIn;
  const dates = signatureDates(task, today);
  const wording = [required.agree && agreementSentence(group), required.wet && authoritySentence(group)].filter(Boolean);
  return {
    group_id: randomUUID(),
    pos_waiver_id: posWaiverId,
    text_hash: textHash,
    methods: [required.agree && 'agree', required.text && 'typed', required.wet && wetMethod(given)].filter(Boolean),
    typed_name: required.text ? given.signerName : null,
    is_agreed: given.agree,
    agreement_wording: wording.join('. ') || null,
    consents: given.consent,
    signer_contact_id: signer.contactId,
    signer_name: fullName(signer),
    client_signed_at: given.signatureDate ?? null,
    client_offset_hours: given.signatureDateOffset ?? null,
    ip,
    user_agent: userAgent.slice(0, 500),
    effective_on: dates.startDate,
    expires_on: dates.endDate,
    validation_on: dates.validationDate,
    persons: personsOf(situation, fullName(signer), given.relationship ?? null),
  };
}
