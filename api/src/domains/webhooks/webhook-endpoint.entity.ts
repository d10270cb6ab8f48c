import { Check, Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** An address that is told of some kinds of events. */
@Entity('webhook_endpoint')
@Check('ck_webhook_endpoint_paused', '(paused_at is null) = (pause_reason is null)')
export class WebhookEndpointEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_webhook_endpoint' })
  id: number;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'text', array: true })
  events: string[];

  @Column({ name: 'paused_at', type: 'timestamptz', nullable: true })
  pausedAt: Date | null;

  /** Who paused it: an administrator, five days of failures, or the address itself (410). */
  @Column({ name: 'pause_reason', type: 'text', nullable: true })
  pauseReason: 'administrator' | 'failing' | 'gone' | null;

  /** Since when nothing was delivered though it was tried. */
  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedAt: Date;
}
