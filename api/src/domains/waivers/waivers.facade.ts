import type { DateFormat, LanguageTag, SignatureRow, Task, WaiverSignature } from '@arrival/contracts';
import type { Signee } from '@arrival/rules';

/** Everything a signature record is made of besides the signature itself (D45). */
/** Somebody whom a signature covers: of a minor it ends with childhood (D22). */
export interface CoveredPerson extends Signee {
  readonly dateOfBirth: string | null;
}

export interface SigningSituation {
  readonly task: Task;
  readonly posWaiverId: string;
  readonly textHash: string;
  /** The account holder in whose session it happens (D22). */
  readonly signedIn: Signee;
  /** Whom one signature covers: those who still need it. */
  readonly group: readonly CoveredPerson[];
  /** Whom the sentences named that the signer read: some of them may hold it meanwhile. */
  readonly shownFor: readonly Signee[];
  /** It was given for several, whether or not they all still need it. */
  readonly isShared: boolean;
  readonly today: string;
  readonly dateFormat: DateFormat;
  readonly ip: string | null;
  readonly userAgent: string;
}

export interface PersonRow {
  readonly id: string;
  readonly contact_id: number;
  readonly is_on_behalf: boolean;
  readonly relationship: string;
  readonly comment: string;
  readonly expires_on: string | null;
}

/** What the signing statement writes; the names are its columns. */
export interface SignatureRecord {
  readonly [column: string]: unknown;
  readonly group_id: string;
  readonly pos_waiver_id: string;
  readonly signer_contact_id: number;
  readonly effective_on: string;
  readonly persons: readonly PersonRow[];
}

/** A signature that has been found in order: its record, and the drawn one as the bytes to keep. */
export interface Signed {
  readonly record: SignatureRecord;
  readonly picture: Buffer | undefined;
}

/** A signature of the past as a member's profile shows it. */
export interface SignedWaiver {
  signatureId: string;
  posWaiverId: string;
  title: string;
  signerName: string;
  isOnBehalf: boolean;
  relationship: string | null;
  signedAt: Date;
  effectiveOn: string;
  expiresOn: string | null;
}

/** A signed waiver with all that its copy shows. */
export interface SignedCopy {
  signatureId: string;
  /** Of title and text. */
  language: LanguageTag;
  title: string;
  html: string;
  textHash: string;
  contactName: string;
  signerName: string;
  methods: string[];
  typedName: string | null;
  agreementWording: string | null;
  relationship: string | null;
  isOnBehalf: boolean;
  signedAt: Date;
  effectiveOn: string;
  expiresOn: string | null;
  comment: string;
  png: Buffer | null;
}

/** What other domains may ask about waivers' texts and signatures. What a completion writes of them is `sign-waivers.fragment.ts`. */
export abstract class WaiversFacade {
  /** The texts that exist, by hash (hex). */
  abstract findTexts(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** The evidence of a signature whose answers have been checked, not yet written. Throws `waiver.signature_invalid` for its picture. */
  abstract sign(situation: SigningSituation, given: WaiverSignature): Promise<Signed>;

  /** A member's signatures, the newest first; only those of that household (D5). */
  abstract listSigned(headContactId: number, contactId: number): Promise<SignedWaiver[]>;

  /** A signed waiver; with a household, only when it is theirs (D5). */
  abstract findSigned(signatureId: string, headContactId?: number): Promise<SignedCopy | undefined>;

  /** One signature, whoever asks: for programs. */
  abstract findSignature(signatureId: string): Promise<SignatureRow | undefined>;

  /** Some hundreds of the newest signatures that were given for the contacts or by them, whoever asks. */
  abstract listSignatures(contactIds: readonly number[]): Promise<SignatureRow[]>;
}
