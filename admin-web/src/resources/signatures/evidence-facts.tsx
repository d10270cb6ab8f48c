import type { SignatureEvidence } from '@arrival/contracts';
import { signedByWords } from '@arrival/rules';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { Facts } from '../../shared/facts';
import { instantWords } from '../../shared/instant-words';
import { methodWords, versionWords } from './signature-words';

/** What was recorded with the signature (D45). */
export function EvidenceFacts({ evidence: e }: { evidence: SignatureEvidence }) {
  const facts: [string, ReactNode][] = [
    [
      'For',
      <Link key="for" component={RouterLink} to={`/guests/${e.contactId}`}>
        {e.contactName}
      </Link>,
    ],
    ['Signed by', e.isOnBehalf ? signedByWords(e) : `${e.signerName}, for themselves`],
    ['Signed at', instantWords(e.signedAtUtc)],
    ['How', methodWords(e.methods)],
    ['Typed name', e.typedName],
    ['Agreed to', e.agreementWording],
    ['Consent to sign electronically', e.consentsElectronically ? 'Given' : 'Not given'],
    ['Counts from', dayWords(e.effectiveOn)],
    ['Valid until', e.expiresOn ? dayWords(e.expiresOn) : 'No end'],
    ['Validation date', e.validationOn && dayWords(e.validationOn)],
    ['POS waiver id', e.posWaiverId],
    ['Text', versionWords(e)],
    ['Comment', e.comment || null],
    ['Account', `${e.signerSubject} at ${e.signerIssuer}`],
    ['IP address', e.ip],
    ['Browser', e.userAgent],
    ['Clock of the phone', e.clientSignedAtUtc && `${e.clientSignedAtUtc} (${e.clientOffsetHours ?? 0} h from UTC)`],
    ['Hash of the text', e.textHash],
    ['Hash of the drawing', e.imageHash],
    ['Number of the signature', e.id],
  ];
  return <Facts facts={facts} />;
}
