import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What was typed into one form and not saved. */
@Entity('form_draft')
@Index('ix_form_draft_head', ['headContactId'])
@Index('ix_form_draft_contact', ['contactId'])
@Index('ix_form_draft_kept', ['keptAt'])
export class FormDraftEntity {
  /** `rental.1.1.2.100001`: the form's kind and the contact task. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_form_draft' })
  name: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_form_draft_head', onDelete: 'CASCADE' })
  headContactId: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_form_draft_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ name: 'kept_at', type: 'timestamptz' })
  keptAt: Date;

  @Column({ name: 'key_id', type: 'text' })
  keyId: string;

  @Column({ type: 'bytea' })
  sealed: Buffer;
}
