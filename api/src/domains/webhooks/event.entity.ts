import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An event with its place. A test that an administrator sends has none, and is in no list. */
@Entity('event')
@Index('ix_event_occurred_at', ['occurredAt'])
@Unique('uq_event_position', ['position'])
export class EventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_event' })
  id: string;

  @Column({ type: 'bigint', nullable: true })
  position: number | null;

  @Column({ type: 'text' })
  type: string;

  @Column({ name: 'head_contact_id', type: 'bigint', nullable: true })
  headContactId: number | null;

  /** Of the household, from 1 without a gap. */
  @Column({ type: 'bigint', nullable: true })
  number: number | null;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'jsonb' })
  data: Record<string, unknown>;
}
