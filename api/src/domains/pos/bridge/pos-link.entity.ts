import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ContactEntity } from '../built-in/contact.entity';

/** Somebody whom the point of sale behind the bridge knows, by the contact's customer number; of a head also when the household was read last. */
@Entity('pos_link')
export class PosLinkEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_pos_link' })
  @ForeignKey(() => ContactEntity, { name: 'fk_pos_link_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ name: 'linked_at', type: 'timestamptz', default: () => 'now()' })
  linkedAt: Date;

  @Column({ name: 'read_at', type: 'timestamptz', nullable: true })
  readAt: Date | null;

  /** Of what was read: the same again changes nothing. */
  @Column({ name: 'read_hash', type: 'text', nullable: true })
  readHash: string | null;
}
