import type { DeliveryStatus } from '@arrival/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EventEntity } from './event.entity';

/** One event for one address. `handedAt`: a job has it. */
@Entity('webhook_delivery')
@Index('ix_webhook_delivery_endpoint', ['endpointId', 'id'])
@Index('ix_webhook_delivery_event', ['eventId'])
@Index('ix_webhook_delivery_due', ['endpointId', 'nextAttemptAt'], { where: "status = 'waiting'" })
@Index('ix_webhook_delivery_failed', ['endpointId', 'id'], { where: "status = 'failed'" })
@Index('ix_webhook_delivery_delivered', ['endpointId', 'deliveredAt'], { where: 'delivered_at is not null' })
@Index('ix_webhook_delivery_handed', ['endpointId'], { where: 'handed_at is not null' })
@Check('ck_webhook_delivery_status', "status in ('waiting', 'delivered', 'failed')")
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_webhook_delivery',
  })
  id: number;

  @Column({ name: 'endpoint_id', type: 'integer' })
  endpointId: number;

  @Column({ name: 'event_id', type: 'uuid' })
  @ForeignKey(() => EventEntity, { name: 'fk_webhook_delivery_event', onDelete: 'CASCADE' })
  eventId: string;

  @Column({ type: 'text', default: 'waiting' })
  status: DeliveryStatus;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', nullable: true })
  nextAttemptAt: Date | null;

  @Column({ name: 'handed_at', type: 'timestamptz', nullable: true })
  handedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'delivered_at', type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;
}
