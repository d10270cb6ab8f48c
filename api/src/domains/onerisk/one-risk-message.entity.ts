import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the partner said, word for word: by itself (`callback`, by its `webhook-id`, each once), or when it was asked. The evidence of a waiver signed there. */
@Entity('one_risk_message')
@Index('ix_one_risk_message_reference', ['reference'])
@Index('ix_one_risk_message_of_nothing', ['receivedAt'], { where: 'reference is null' })
@Check('ck_one_risk_message_source', "source in ('callback', 'asked')")
export class OneRiskMessageEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_one_risk_message' })
  id: string;

  @Column({ type: 'text' })
  source: 'callback' | 'asked';

  /** Known once it was read. */
  @Column({ type: 'uuid', nullable: true })
  reference: string | null;

  @Column({ type: 'text' })
  body: string;

  /** As it came with a callback. */
  @Column({ type: 'text', nullable: true })
  signature: string | null;

  @Column({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;

  @Column({ type: 'text', nullable: true })
  outcome: string | null;

  @Column({ name: 'processed_at', type: 'timestamptz', nullable: true })
  processedAt: Date | null;
}
