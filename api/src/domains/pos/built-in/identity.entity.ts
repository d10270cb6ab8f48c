import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** Which person signs in with an account (D2). */
@Entity('identity')
@Index('ix_identity_contact', ['contactId'])
export class IdentityEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_identity' })
  issuer: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_identity' })
  subject: string;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey(() => ContactEntity, { name: 'fk_identity_contact' })
  contactId: number;

  /** By which staff gave them the household, verified; of others the head's own counts (D76). */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
