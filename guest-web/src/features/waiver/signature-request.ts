import type { WaiverSignature } from '@arrival/contracts';
import { methodsFor, offsetHours, type SignatureMethods } from '@arrival/rules';
import { signatureImage, typedSignatureImage } from './signature-image';
import type { SigningDraft } from './signing-draft';
import type { Turn } from './turn';

/** What is sent for one signature (spec §3, D21, D45). */
export function signatureRequest(
  turn: Turn,
  methods: SignatureMethods,
  draft: SigningDraft,
  rolTextHash: string | null,
  now: Date,
): WaiverSignature {
  const required = methodsFor(methods, draft);
  const typedName = draft.typedName.trim();
  const drawn = required.wet ? signatureImage(draft.sheet?.strokes ?? []) : undefined;
  const written = methods.enableWetSignature && !required.wet ? typedSignatureImage(typedName) : undefined;
  return {
    signature: drawn ?? written ?? null,
    isTypedInsteadOfDrawn: methods.enableWetSignature && !required.wet,
    agree: draft.agree,
    signerName: required.text ? typedName : turn.signerName,
    rolTextHash,
    rolAccepted: true,
    consent: true,
    relationship: turn.isOnBehalf ? draft.relationship : 'self',
    signatureDate: now.toISOString(),
    signatureDateOffset: offsetHours(now.getTimezoneOffset()),
    ...(turn.contacts.length > 1 ? { contactIds: turn.contacts.map((contact) => contact.contactId) } : {}),
  };
}
