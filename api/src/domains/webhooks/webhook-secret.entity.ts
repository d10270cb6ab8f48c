import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** What an address knows our messages by; for a day after a change the one before signs as well. */
@Entity('webhook_secret')
export class WebhookSecretEntity {
  @PrimaryColumn({ name: 'endpoint_id', type: 'integer', primaryKeyConstraintName: 'pk_webhook_secret' })
  @ForeignKey(() => WebhookEndpointEntity, { name: 'fk_webhook_secret_endpoint', onDelete: 'CASCADE' })
  endpointId: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_webhook_secret' })
  number: number;

  @Column({ name: 'key_id', type: 'text' })
  keyId: string;

  @Column({ type: 'bytea' })
  sealed: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz', nullable: true })
  endsAt: Date | null;
}
