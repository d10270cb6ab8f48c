import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** That a person holds a waiver for some days (D15). */
@Entity('waiver_authorization')
@Index('ix_waiver_authorization_signature', ['signatureId'])
@Unique('uq_waiver_authorization', ['contactId', 'posWaiverId', 'effectiveOn', 'expiresOn'])
export class WaiverAuthorizationEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'authorization_id',
    type: 'bigint',
    primaryKeyConstraintName: 'pk_waiver_authorization',
    generatedIdentity: 'BY DEFAULT',
  })
  authorizationId: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey(() => ContactEntity, { name: 'fk_waiver_authorization_contact' })
  contactId: number;

  @Column({ name: 'pos_waiver_id', type: 'text' })
  posWaiverId: string;

  @Column({ name: 'effective_on', type: 'date' })
  effectiveOn: string;

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ name: 'signature_id', type: 'uuid', nullable: true })
  @ForeignKey('signature', { name: 'fk_waiver_authorization_signature', onDelete: 'SET NULL' })
  signatureId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
