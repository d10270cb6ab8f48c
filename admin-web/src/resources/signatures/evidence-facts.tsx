import { languageNames, OWN_PHONE_ISSUER, type SignatureEvidence } from '@arrival/contracts';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { Facts } from '../../shared/facts';
import { instantWords } from '../../shared/instant-words';
import { signedByWords } from '../../shared/signed-by';
import { say } from '../../words/say';
import { methodWords, versionWords } from './signature-words';

/** What was recorded with the signature (D45). */
export function EvidenceFacts({ evidence: e }: { evidence: SignatureEvidence }) {
  const facts: [string, ReactNode][] = [
    [
      say('resources.signatures.facts.for'),
      <Link key="for" component={RouterLink} to={`/guests/${e.contactId}`}>
        {e.contactName}
      </Link>,
    ],
    [
      say('resources.signatures.facts.signedBy'),
      e.isOnBehalf ? signedByWords(e) : say('resources.signatures.themselves', { name: e.signerName }),
    ],
    [say('resources.signatures.facts.signedAt'), instantWords(e.signedAtUtc)],
    [say('resources.signatures.facts.how'), methodWords(e.methods)],
    [say('resources.signatures.facts.typedName'), e.typedName],
    [say('resources.signatures.facts.agreedTo'), e.agreementWording],
    [
      say('resources.signatures.facts.consent'),
      say(e.consentsElectronically ? 'resources.signatures.given' : 'resources.signatures.notGiven'),
    ],
    [say('resources.signatures.facts.countsFrom'), dayWords(e.effectiveOn)],
    [
      say('resources.signatures.facts.validUntil'),
      e.expiresOn ? dayWords(e.expiresOn) : say('resources.signatures.noEnd'),
    ],
    [say('resources.signatures.facts.validationDate'), e.validationOn && dayWords(e.validationOn)],
    [say('resources.signatures.facts.posWaiverId'), e.posWaiverId],
    [say('resources.signatures.facts.text'), versionWords(e)],
    [say('resources.signatures.facts.textLanguage'), e.textLanguage && languageNames[e.textLanguage]],
    [say('resources.signatures.facts.comment'), e.comment || null],
    [
      say('resources.signatures.facts.account'),
      e.signerIssuer === OWN_PHONE_ISSUER
        ? say('resources.signatures.ownPhone', { link: e.signerSubject })
        : say('resources.signatures.account', { subject: e.signerSubject, issuer: e.signerIssuer }),
    ],
    [say('resources.signatures.facts.ip'), e.ip],
    [say('resources.signatures.facts.browser'), e.userAgent],
    [
      say('resources.signatures.facts.clock'),
      e.clientSignedAtUtc &&
        say('resources.signatures.clock', { time: e.clientSignedAtUtc, hours: e.clientOffsetHours ?? 0 }),
    ],
    [say('resources.signatures.facts.textHash'), e.textHash],
    [say('resources.signatures.facts.imageHash'), e.imageHash],
    [say('resources.signatures.facts.number'), e.id],
  ];
  return <Facts facts={facts} />;
}
