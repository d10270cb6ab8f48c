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

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
