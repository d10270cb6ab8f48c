import { z } from 'zod';
import { daySchema, instantSchema, languageTagSchema } from './primitives';

/** A signature as staff find it (D46). */
export const signatureRowSchema = z.object({
  id: z.string(),
  posWaiverId: z.string(),
  title: z.string(),
  textHash: z.string(),
  /** The version that was current when it was signed; null where nobody knows any more. */
  textVersion: z.number().int().nullable(),
  contactId: z.number().int(),
  contactName: z.string(),
  signerContactId: z.number().int(),
  signerName: z.string(),
  isOnBehalf: z.boolean(),
  relationship: z.string().nullable(),
  methods: z.array(z.string()),
  signedAtUtc: instantSchema,
  effectiveOn: daySchema,
  expiresOn: daySchema.nullable(),
  comment: z.string(),
});
export type SignatureRow = z.infer<typeof signatureRowSchema>;

/** GET /api/admin/signatures/{id}: all that was recorded (D45). The text itself: /api/admin/waivers/{posWaiverId}/texts/{textHash}. */
export const signatureEvidenceSchema = signatureRowSchema.extend({
  /** Shared by all whom one consolidated signature covers (D21). */
  groupId: z.string(),
  /** Of the text that was shown and signed; null where nobody knows any more. */
  textLanguage: languageTagSchema.nullable(),
  headContactId: z.number().int(),
  taskId: z.number().int(),
  activityId: z.number().int(),
  locationId: z.number().int(),
  isAgreed: z.boolean(),
  agreementWording: z.string().nullable(),
  consentsElectronically: z.boolean(),
  typedName: z.string().nullable(),
  /** The drawn signature: base64 PNG without prefix. */
  signature: z.string().nullable(),
  imageHash: z.string().nullable(),
  /** The account in whose session it was signed. */
  signerIssuer: z.string(),
  signerSubject: z.string(),
  clientSignedAtUtc: instantSchema.nullable(),
  /** Hours east of UTC. */
  clientOffsetHours: z.number().nullable(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  validationOn: daySchema,
});
export type SignatureEvidence = z.infer<typeof signatureEvidenceSchema>;

/** What became of the mail that brings the signer the copies: `off` without a mail server, `none` where nobody was to be written to. */
const copyMailStates = ['off', 'none', 'waiting', 'sent', 'refused', 'givenUp'] as const;

/** GET /api/admin/signatures/{id}/mail: one for all that was signed with the same signature (D46). */
export const copyMailSchema = z.object({
  state: z.enum(copyMailStates),
  attempts: z.number().int(),
  /** The mail server's last code (`550 5.1.1`), or why there was none; null when nothing went wrong. */
  reply: z.string().nullable(),
  /** When it was sent, or nobody tried again. */
  settledAtUtc: instantSchema.nullable(),
  nextAttemptAtUtc: instantSchema.nullable(),
});
export type CopyMail = z.infer<typeof copyMailSchema>;

/** What of a signature can be other than it was: what it says, the household's chain, text, drawing, the log of all signatures, its signed root, that root's time stamp. */
const evidenceFaults = ['record', 'chain', 'text', 'drawing', 'log', 'checkpoint', 'timeStamp'] as const;

/** GET /api/admin/signatures/{id}/verification: computed anew from what is stored (D45). Hashes are SHA-256, hex. */
export const signatureVerificationSchema = z.object({
  /** `waiting`: nothing is wrong, and no checkpoint covers it yet. */
  state: z.enum(['valid', 'waiting', 'broken']),
  faults: z.array(z.enum(evidenceFaults)),
  /** Canonical JSON (RFC 8785), whose SHA-256 is `recordHash`. */
  record: z.string(),
  recordHash: z.string(),
  /** Of the household's signature before this one; null for its first. */
  previousHash: z.string().nullable(),
  chainPosition: z.number().int(),
  chainLength: z.number().int(),
  /** Later than the signature where the chain was begun after it. */
  hashedAtUtc: instantSchema,
  /** Whether this installation has a key to sign the log with. */
  isSealing: z.boolean(),
  seal: z
    .object({
      /** The leaf's index in the log (RFC 6962), whose root the checkpoint signs. */
      position: z.number().int(),
      size: z.number().int(),
      root: z.string(),
      /** The audit path, from the leaf up. */
      proof: z.array(z.string()),
      checkpoint: z.string(),
      verifierKey: z.string(),
      sealedAtUtc: instantSchema,
      /** What a time-stamping authority (RFC 3161) says of the checkpoint's bytes; null where nobody was asked, or has not answered yet. */
      timeStamp: z
        .object({
          /** Base64 of its DER. */
          token: z.string(),
          /** The name in its certificate. */
          authority: z.string(),
          stampedAtUtc: instantSchema,
        })
        .nullable(),
    })
    .nullable(),
});
export type SignatureVerification = z.infer<typeof signatureVerificationSchema>;
export type EvidenceFault = (typeof evidenceFaults)[number];
