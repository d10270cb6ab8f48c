import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** One try: where to, what came back (the beginning of it), or why nothing did. */
@Entity('webhook_attempt')
@Index('ix_webhook_attempt_delivery', ['deliveryId', 'id'])
@Index('ix_webhook_attempt_attempted_at', ['attemptedAt'])
export class WebhookAttemptEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_webhook_attempt',
  })
  id: number;

  @Column({ name: 'delivery_id', type: 'bigint' })
  @ForeignKey(() => WebhookDeliveryEntity, { name: 'fk_webhook_attempt_delivery', onDelete: 'CASCADE' })
  deliveryId: number;

  @Column({ name: 'attempted_at', type: 'timestamptz' })
  attemptedAt: Date;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ type: 'text', default: '' })
  answer: string;

  @Column({ name: 'took_ms', type: 'integer' })
  tookMs: number;
}
