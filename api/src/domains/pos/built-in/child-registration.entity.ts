import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** A child's health answers, sealed; the newest save counts. */
@Entity('child_registration')
@Index('ix_child_registration_updated', ['updatedAt'])
export class ChildRegistrationEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_child_registration' })
  @ForeignKey(() => ContactEntity, { name: 'fk_child_registration_contact' })
  contactId: number;

  @Column({ name: 'key_id', type: 'text' })
  keyId: string;

  @Column({ type: 'bytea' })
  sealed: Buffer;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  /** Why staff ask for it again, until another is saved (D79). */
  @Column({ name: 'asked_again', type: 'text', nullable: true })
  askedAgain: string | null;
}
