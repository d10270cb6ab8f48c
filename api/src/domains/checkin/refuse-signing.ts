import { type Signee, signingObjection } from '@arrival/rules';
import { DomainError } from '../../platform/calls/domain-error';
import type { CheckinScene } from './checkin-scene';

const codes = {
  noContacts: 'request.invalid',
  oneAtATime: 'waiver.not_consolidated',
  ageUnknown: 'waiver.age_unknown',
  signerIsMinor: 'waiver.signer_is_minor',
} as const;

/** Throws the code of whatever speaks against one signature of who is signed in for these people (D3, D21). */
export function refuseSigning({ signedIn }: CheckinScene, signees: readonly Signee[], isConsolidated: boolean): void {
  const objection = signingObjection(signedIn, signees, isConsolidated);
  if (objection) throw new DomainError(codes[objection]);
}
