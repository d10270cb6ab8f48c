import { type Waiver, type WaiverSignature, withoutMarks } from '@arrival/contracts';
import { methodsFor, offsetHours, type SignatureMethods, signingWordsVersion } from '@arrival/rules';
import { spokenLanguage } from '../../words/words';
import { signatureImage, typedSignatureImage } from './signature-image';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

/** Somebody who cannot draw lets the typed name stand on the pad. */
export const isTypedInsteadOfDrawn = (methods: SignatureMethods, draft: SigningDraft): boolean =>
  methods.enableWetSignature && draft.isTypedInsteadOfDrawn;

/** What is sent for one signature (spec §3, D21, D45). */
export function signatureRequest(
  signing: Signing,
  methods: SignatureMethods,
  draft: SigningDraft,
  { title, rolTextHash }: Pick<Waiver, 'title' | 'rolTextHash'>,
  now: Date,
): WaiverSignature {
  const required = methodsFor(methods, draft);
  // Marks that came along with a copied name are not kept.
  const typedName = withoutMarks(draft.typedName).trim();
  const isTyped = isTypedInsteadOfDrawn(methods, draft);
  const drawn = methods.enableWetSignature && !isTyped ? signatureImage(draft.sheet?.strokes ?? []) : undefined;
  return {
    signature: isTyped ? typedSignatureImage(typedName) : (drawn ?? null),
    isTypedInsteadOfDrawn: isTyped,
    agree: draft.agree,
    // Only what was typed: a resort that asks for it in the meantime would keep a name that nobody did.
    signerName: required.text ? typedName : '',
    rolTextHash,
    title,
    rolAccepted: true,
    consent: true,
    language: spokenLanguage(),
    wordsVersion: signingWordsVersion,
    relationship: signing.minors.length > 0 ? draft.relationship : 'self',
    agreedContactIds: [...draft.agreedContactIds],
    signatureDate: now.toISOString(),
    signatureDateOffset: offsetHours(now.getTimezoneOffset()),
    ...(signing.contacts.length > 1 ? { contactIds: signing.contacts.map((contact) => contact.contactId) } : {}),
  };
}
