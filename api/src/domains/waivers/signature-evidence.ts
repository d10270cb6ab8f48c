import { randomUUID } from 'node:crypto';
import type { WaiverSignature } from '@arrival/contracts';
import {
  adultAgreedSentence,
  agreementSentence,
  authoritySentence,
  displayDay,
  fullName,
  methodsFor,
  requiredMethods,
  signatureDates,
  signedAs,
  signedPersons,
  signerOf,
  statedRelationship,
  waiverComment,
} from '@arrival/rules';
import Bowser from 'bowser';
import type { PersonRow, SignatureRecord, SigningSituation } from './waivers.facade';
import { wordsShown } from './words-shown';

function browserOf(userAgent: string): { name: string; version: string } {
  const { name, version } = userAgent === '' ? {} : Bowser.getParser(userAgent).getBrowser();
  return { name: name || 'unknown browser', version: version || '' };
}

function personsOf(situation: SigningSituation, signerName: string, given: WaiverSignature): PersonRow[] {
  const { task, signedIn, group, isShared, today, dateFormat, userAgent } = situation;
  const browser = browserOf(userAgent);
  const said = {
    signedIn,
    signerName,
    signedDate: displayDay(today, dateFormat),
    browserName: browser.name,
    browserVersion: browser.version,
  };
  return signedPersons(signedIn, group, isShared, statedRelationship(given)).map(
    ({ contact, role, isOnBehalf, relationship }) => ({
      id: randomUUID(),
      contact_id: contact.contactId,
      is_on_behalf: isOnBehalf,
      relationship,
      comment: waiverComment(task.customComment, { ...said, contact, role }),
      expires_on: signatureDates(task, today, contact.dateOfBirth).endDate,
    }),
  );
}

/**
 * The sentences that were shown and agreed to, as they stood there, each in a line of its own. The affirmation and the
 * agreement to sign electronically are a page's own words: they are kept where it says which ones it showed.
 */
function wordingOf({ task, signedIn, shownFor, isShared }: SigningSituation, given: WaiverSignature): string | null {
  const { language, wordsVersion } = given;
  const words = wordsShown(language, wordsVersion ?? undefined);
  // Whoever cannot draw reads the same sentence, under the typed name.
  const required = requiredMethods(task);
  const adults = signedAs('forAdult', signedIn, shownFor, isShared)
    .filter(({ contactId }) => given.agreedContactIds?.includes(Number(contactId)))
    .map((adult) => adultAgreedSentence(adult, language, words));
  const stated = [
    wordsVersion && words.affirmation,
    ...adults,
    required.agree && agreementSentence(shownFor, language, words),
    required.wet && authoritySentence(shownFor, language, words),
    wordsVersion && given.consent && words.consent,
  ];
  return stated.filter(Boolean).join('\n') || null;
}

/** A picture that was made from the typed name says so: nobody drew it. */
const wetMethod = ({ isTypedInsteadOfDrawn }: WaiverSignature): string =>
  isTypedInsteadOfDrawn ? 'typedPicture' : 'drawn';

/** The record of a signature that has been found in order. One person for each member it covers. */
export function signatureRecord(situation: SigningSituation, given: WaiverSignature): SignatureRecord {
  const { task, posWaiverId, textHash, signedIn, group, isShared, today, ip, userAgent } = situation;
  const required = methodsFor(task, given);
  const signer = signerOf(signedIn, group, isShared);
  const dates = signatureDates(task, today, null);
  return {
    group_id: randomUUID(),
    pos_waiver_id: posWaiverId,
    text_hash: textHash,
    title: given.title ?? null,
    methods: [required.agree && 'agree', required.text && 'typed', required.wet && wetMethod(given)].filter(Boolean),
    typed_name: required.text ? given.signerName : null,
    is_agreed: given.agree,
    agreement_wording: wordingOf(situation, given),
    consents: given.consent,
    signer_contact_id: signer.contactId,
    signer_name: fullName(signer),
    client_signed_at: given.signatureDate ?? null,
    client_offset_hours: given.signatureDateOffset ?? null,
    ip,
    user_agent: userAgent.slice(0, 500),
    effective_on: dates.startDate,
    validation_on: dates.validationDate,
    persons: personsOf(situation, fullName(signer), given),
  };
}
