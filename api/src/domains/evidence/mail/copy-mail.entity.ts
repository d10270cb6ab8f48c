import type { LanguageTag } from '@arrival/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One mail for each act of signing: it brings the signer the copies of what was signed with it (D46). It holds no address. */
@Entity('copy_mail')
@Index('ix_copy_mail_due', ['nextAttemptAt'], { where: "status = 'waiting'" })
@Index('ix_copy_mail_head', ['headContactId'])
@Index('ix_copy_mail_signer', ['signerContactId'])
@Check('ck_copy_mail_status', "status in ('waiting', 'sent', 'refused', 'givenUp')")
export class CopyMailEntity {
  @PrimaryColumn({ name: 'group_id', type: 'uuid', primaryKeyConstraintName: 'pk_copy_mail' })
  groupId: string;

  @Column({ name: 'signature_ids', type: 'uuid', array: true })
  signatureIds: string[];

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'signer_contact_id', type: 'bigint' })
  signerContactId: number;

  /** In which the signer signed. */
  @Column({ type: 'text' })
  language: LanguageTag;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'refused' | 'givenUp';

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** A job has it. */
  @Column({ name: 'handed_at', type: 'timestamptz', nullable: true })
  handedAt: Date | null;

  /** The server's last code. */
  @Column({ type: 'text', nullable: true })
  reply: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
