import type { HappenedEvent } from '@arrival/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one write tells, in the order in which it happened: nobody has asked for it yet. */
@Entity('event_inbox')
export class EventInboxEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_event_inbox',
  })
  id: number;

  @Column({ name: 'head_contact_id', type: 'bigint', nullable: true })
  headContactId: number | null;

  @Column({ name: 'occurred_at', type: 'timestamptz', default: () => 'now()' })
  occurredAt: Date;

  @Column({ type: 'jsonb' })
  events: HappenedEvent[];
}
