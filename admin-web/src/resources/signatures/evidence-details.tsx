import { COUNTER_ISSUER, languageNames, OWN_PHONE_ISSUER, type SignatureEvidence } from '@arrival/contracts';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DescriptionList } from '../../shared/description-list';
import { dayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { signedByWords } from '../../shared/wording/signed-by';
import { say } from '../../words/say';
import { methodWords, versionWords } from './signature-words';

/** Through what the signer came: an account, a link, or staff. */
function accountWords({ signerIssuer, signerSubject }: SignatureEvidence): string {
  if (signerIssuer === OWN_PHONE_ISSUER) return say('resources.signatures.ownPhone', { link: signerSubject });
  if (signerIssuer === COUNTER_ISSUER) return say('resources.signatures.counter', { session: signerSubject });
  return say('resources.signatures.account', { subject: signerSubject, issuer: signerIssuer });
}

/** What was recorded with the signature (D45). */
export function EvidenceDetails({ evidence: e }: { evidence: SignatureEvidence }) {
  const entries: [string, ReactNode][] = [
    [
      say('resources.signatures.details.for'),
      <Link key="for" component={RouterLink} to={`/guests/${e.contactId}`}>
        {e.contactName}
      </Link>,
    ],
    [
      say('resources.signatures.details.signedBy'),
      e.isOnBehalf ? signedByWords(e) : say('resources.signatures.themselves', { name: e.signerName }),
    ],
    [say('resources.signatures.details.signedAt'), instantWords(e.signedAtUtc)],
    [say('resources.signatures.details.how'), methodWords(e.methods)],
    [say('resources.signatures.details.typedName'), e.typedName],
    [say('resources.signatures.details.agreedTo'), e.agreementWording],
    [
      say('resources.signatures.details.consent'),
      say(e.consentsElectronically ? 'resources.signatures.given' : 'resources.signatures.notGiven'),
    ],
    [say('resources.signatures.details.countsFrom'), dayWords(e.effectiveOn)],
    [
      say('resources.signatures.details.validUntil'),
      e.expiresOn ? dayWords(e.expiresOn) : say('resources.signatures.noEnd'),
    ],
    [say('resources.signatures.details.validationDate'), e.validationOn && dayWords(e.validationOn)],
    [say('resources.signatures.details.posWaiverId'), e.posWaiverId],
    [say('resources.signatures.details.text'), versionWords(e)],
    [say('resources.signatures.details.textLanguage'), e.textLanguage && languageNames[e.textLanguage]],
    [say('resources.signatures.details.comment'), e.comment || null],
    [say('resources.signatures.details.account'), accountWords(e)],
    [say('resources.signatures.details.ip'), e.ip],
    [say('resources.signatures.details.browser'), e.userAgent],
    [
      say('resources.signatures.details.clock'),
      e.clientSignedAtUtc &&
        say('resources.signatures.clock', { time: e.clientSignedAtUtc, hours: e.clientOffsetHours ?? 0 }),
    ],
    [say('resources.signatures.details.textHash'), e.textHash],
    [say('resources.signatures.details.imageHash'), e.imageHash],
    [say('resources.signatures.details.number'), e.id],
  ];
  return <DescriptionList entries={entries} />;
}
