import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SignatureImageEntity } from './signature-image.entity';
import { WaiverTextEntity } from './waiver-text.entity';

/** The evidence of one signature; never changed (D45). */
@Entity('signature')
@Index('uq_signature_chain', ['headContactId', 'chainPosition'], { unique: true })
@Index('ix_signature_image', ['imageHash'])
@Index('ix_signature_contact', ['contactId', 'signedAtUtc'])
@Index('ix_signature_signed_at', ['signedAtUtc', 'id'])
@Index('ix_signature_signer', ['signerContactId'])
@Index('ix_signature_text', ['textHash'])
@Index('ix_signature_waiver', ['posWaiverId', 'textHash'])
@Index('ix_signature_waiver_version', ['posWaiverId', 'textVersion'])
@Check('ck_signature_consent', 'consents_electronically')
@Check(
  'ck_signature_on_behalf',
  `is_on_behalf = (signer_contact_id <> contact_id) and relationship is not null and
  case when is_on_behalf then relationship in ('parent', 'guardian', 'authorised', 'onBehalfOfAdult') else relationship = 'self' end`,
)
export class SignatureEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_signature' })
  id: string;

  @Column({ name: 'group_id', type: 'uuid' })
  groupId: string;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_signature_contact' })
  contactId: number;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_signature_head' })
  headContactId: number;

  @Column({ name: 'task_id', type: 'integer' })
  taskId: number;

  @Column({ name: 'activity_id', type: 'integer' })
  activityId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'pos_waiver_id', type: 'text' })
  posWaiverId: string;

  @Column({ name: 'text_hash', type: 'bytea' })
  @ForeignKey(() => WaiverTextEntity, { name: 'fk_signature_text' })
  textHash: Buffer;

  @Column({ type: 'text', array: true })
  methods: string[];

  @Column({ name: 'image_hash', type: 'bytea', nullable: true })
  @ForeignKey(() => SignatureImageEntity, { name: 'fk_signature_image' })
  imageHash: Buffer | null;

  @Column({ name: 'typed_name', type: 'text', nullable: true })
  typedName: string | null;

  @Column({ name: 'is_agreed', type: 'boolean' })
  isAgreed: boolean;

  @Column({ name: 'agreement_wording', type: 'text', nullable: true })
  agreementWording: string | null;

  @Column({ name: 'consents_electronically', type: 'boolean' })
  consentsElectronically: boolean;

  @Column({ name: 'signer_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_signature_signer' })
  signerContactId: number;

  @Column({ name: 'signer_issuer', type: 'text' })
  signerIssuer: string;

  @Column({ name: 'signer_subject', type: 'text' })
  signerSubject: string;

  @Column({ name: 'signer_name', type: 'text' })
  signerName: string;

  @Column({ name: 'is_on_behalf', type: 'boolean' })
  isOnBehalf: boolean;

  @Column({ type: 'text', nullable: true })
  relationship: string | null;

  @Column({ name: 'signed_at', type: 'timestamptz', default: () => 'now()' })
  signedAtUtc: Date;

  @Column({ name: 'client_signed_at', type: 'timestamptz', nullable: true })
  clientSignedAtUtc: Date | null;

  @Column({ name: 'client_offset_hours', type: 'numeric', precision: 4, scale: 2, nullable: true })
  clientOffsetHours: number | null;

  @Column({ type: 'inet', nullable: true })
  ip: string | null;

  @Column({ name: 'user_agent', type: 'text', nullable: true })
  userAgent: string | null;

  @Column({ name: 'effective_on', type: 'date' })
  effectiveOn: string;

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ name: 'validation_on', type: 'date' })
  validationOn: string;

  @Column({ type: 'text' })
  comment: string;

  /** Of the record before it in the household's chain; null for the first. This and what follows is the database's to fill (`evidence.sql`). */
  @Column({ name: 'previous_hash', type: 'bytea', nullable: true })
  previousHash: Buffer | null;

  @Column({ name: 'record_hash', type: 'bytea' })
  recordHash: Buffer;

  @Column({ name: 'text_version', type: 'integer', nullable: true })
  textVersion: number | null;

  /** From 1, among the signatures of its household. */
  @Column({ name: 'chain_position', type: 'integer' })
  chainPosition: number;

  /** When the hash was made: with the signature, or by the migration that began the chain. */
  @Column({ name: 'hashed_at', type: 'timestamptz' })
  hashedAtUtc: Date;
}
