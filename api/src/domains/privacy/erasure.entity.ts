import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That a household was erased (D61): numbers alone, so that a restored backup can be made to forget again. Never changed. */
@Entity('erasure')
@Check('ck_erasure_requested_by', "requested_by in ('guest', 'administrator')")
export class ErasureEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_erasure' })
  id: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'contact_ids', type: 'bigint', array: true })
  contactIds: number[];

  /** Tells the household from another one that got its number after a restored backup. */
  @Column({ name: 'head_created_at', type: 'timestamptz' })
  headCreatedAt: Date;

  @Column({ name: 'requested_by', type: 'text' })
  requestedBy: 'guest' | 'administrator';

  @Column({ name: 'erased_at', type: 'timestamptz', default: () => 'now()' })
  erasedAt: Date;
}
