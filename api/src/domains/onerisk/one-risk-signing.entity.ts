import type { OneRiskState } from '@arrival/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A waiver that 1Risk was asked to have signed, and how far that is. Numbers alone: no name, and nothing that a household's erasure would leave behind. */
@Entity('one_risk_signing')
@Index('ix_one_risk_signing_head', ['headContactId', 'createdAt'])
@Index('ix_one_risk_signing_unsigned', ['createdAt'], { where: "signed_ids = '{}'" })
@Index('ix_one_risk_signing_due', ['nextAskAt'], { where: "state <> 'signed'" })
@Check('ck_one_risk_signing_state', "state in ('open', 'confirming', 'signed', 'declined')")
export class OneRiskSigningEntity {
  /** What both sides know the request by. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_one_risk_signing' })
  reference: string;

  /** The partner's id of the waiver. */
  @PrimaryColumn({ name: 'waiver_id', type: 'text', primaryKeyConstraintName: 'pk_one_risk_signing' })
  waiverId: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'activity_id', type: 'integer' })
  activityId: number;

  @Column({ name: 'task_id', type: 'integer' })
  taskId: number;

  @Column({ name: 'contact_ids', type: 'bigint', array: true })
  contactIds: number[];

  /** For whom the partner says that it is signed. */
  @Column({ name: 'signed_ids', type: 'bigint', array: true, default: '{}' })
  signedIds: number[];

  @Column({ type: 'text', default: 'open' })
  state: OneRiskState;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** When a browser said that it is signed. */
  @Column({ name: 'claimed_at', type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;

  /** The signed document, as the partner calls it. */
  @Column({ name: 'document_id', type: 'text', nullable: true })
  documentId: string | null;

  /** When the youngest comes of age: a minor's evidence is kept from then on (D60). */
  @Column({ name: 'of_age_on', type: 'date', nullable: true })
  ofAgeOn: string | null;

  @Column({ type: 'integer', default: 0 })
  asks: number;

  @Column({ name: 'next_ask_at', type: 'timestamptz' })
  nextAskAt: Date;
}
