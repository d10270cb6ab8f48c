import type { FieldProblem } from '@arrival/contracts';
import type { ContactId } from '../records/household';
import { isExpectedName } from './signed-names';

/** How a waiver is signed (spec §3). */
export interface SignatureMethods {
  enableAgreeCheckbox: boolean;
  enableTextSignature: boolean;
  enableWetSignature: boolean;
}

export interface GivenSignature {
  /** Base64 PNG; empty = nothing drawn. */
  signature?: string | null;
  agree?: boolean;
  signerName?: string | null;
  /** For those who cannot draw: the typed name instead, where only drawing is enabled. */
  isTypedInsteadOfDrawn?: boolean;
}

export type SignatureField = 'signature' | 'agree' | 'signerName' | 'relationship' | 'agreedContactIds' | 'consent';

export interface SignatureAlert extends FieldProblem {
  field: SignatureField;
  /** Whom it is about, where a field is asked for each person. */
  contactId?: ContactId;
}

export interface RequiredMethods {
  agree: boolean;
  text: boolean;
  wet: boolean;
}

/** Every enabled method is required. A waiver with none (refused at configuration) still needs the agree box, never nothing. */
export function requiredMethods(methods: SignatureMethods): RequiredMethods {
  const { enableAgreeCheckbox, enableTextSignature, enableWetSignature } = methods;
  const agree = enableAgreeCheckbox || !(enableTextSignature || enableWetSignature);
  return { agree, text: enableTextSignature, wet: enableWetSignature };
}

/** What is asked of this signature: a typed name may stand for the drawing where typing is not asked for anyway. */
export function methodsFor(
  methods: SignatureMethods,
  given: Pick<GivenSignature, 'isTypedInsteadOfDrawn'>,
): RequiredMethods {
  const required = requiredMethods(methods);
  if (!given.isTypedInsteadOfDrawn || !required.wet || required.text) return required;
  return { ...required, text: true, wet: false };
}

/** What is wrong with a signature, in the order and words of spec §5; empty = it may be accepted. */
export function signatureAlerts(
  methods: SignatureMethods,
  given: GivenSignature,
  expectedName: string,
): SignatureAlert[] {
  const required = methodsFor(methods, given);
  const alerts: SignatureAlert[] = [];
  if (required.wet && !given.signature) alerts.push({ field: 'signature', code: 'notSigned' });
  if (required.agree && given.agree !== true) alerts.push({ field: 'agree', code: 'notAgreed' });
  if (required.text) {
    const typed = (given.signerName ?? '').trim();
    if (typed === '') alerts.push({ field: 'signerName', code: 'nameMissing' });
    else if (!isExpectedName(typed, expectedName))
      alerts.push({ field: 'signerName', code: 'otherName', params: { name: expectedName } });
  }
  return alerts;
}

/** A name that nobody asked to be typed, and that is not the signer's: whoever tells it would be kept as somebody else (D54). */
export function namedOtherwise(
  methods: SignatureMethods,
  given: GivenSignature,
  expectedName: string,
): SignatureAlert[] {
  const named = (given.signerName ?? '').trim();
  if (methodsFor(methods, given).text || named === '' || isExpectedName(named, expectedName)) return [];
  return [{ field: 'signerName', code: 'otherName', params: { name: expectedName } }];
}

/** Drawn image without the `data:image/png;base64,` prefix (spec §3). */
export function withoutDataPrefix(dataUrl: string): string {
  return dataUrl.replace(/^data:[^,]*,/, '');
}

/** Hours east of UTC (Denver in winter: −7) from the minutes that `Date.getTimezoneOffset()` gives (420). */
export function offsetHours(timezoneOffsetMinutes: number): number {
  return timezoneOffsetMinutes === 0 ? 0 : -timezoneOffsetMinutes / 60;
}
