import type { Webhook } from '@arrival/contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** An address that is told of some kinds of events. */
@Entity('webhook_endpoint')
@Check('ck_webhook_endpoint_paused', '(paused_at is null) = (pause_reason is null)')
export class WebhookEndpointEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_webhook_endpoint',
  })
  id: number;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'text', array: true })
  events: string[];

  @Column({ name: 'paused_at', type: 'timestamptz', nullable: true, update: false })
  pausedAtUtc: Date | null;

  /** Who paused it: an administrator, five days of failures, or the address itself (410). */
  @Column({ name: 'pause_reason', type: 'text', nullable: true, update: false })
  pauseReason: Webhook['pauseReason'];

  /** Since when nothing was delivered though it was tried. */
  @Column({ name: 'failing_since', type: 'timestamptz', nullable: true, update: false })
  failingSinceUtc: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdDateUtc: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
