import type { SignatureField } from '@arrival/rules';

/** The controls that an alert leads to. */
export const fieldIds: Record<SignatureField, string> = {
  signature: 'waiver-signature',
  agree: 'waiver-agree',
  signerName: 'waiver-name',
  relationship: 'waiver-relationship',
  agreedContactIds: 'waiver-adults',
  consent: 'waiver-sign',
};

/** The way back to the sheet, for who has left it. */
export const goToSigningId = 'waiver-go-to-signing';
