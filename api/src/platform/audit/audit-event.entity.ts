import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did or read what and when; never changed (D52). */
@Entity('audit_event')
@Index('ix_audit_event_administrative', ['id'], { where: 'is_administrative' })
@Index('ix_audit_event_administrative_read', ['isRead', 'id'], { where: 'is_administrative' })
@Index('ix_audit_event_administrative_entity', ['entity', 'entityId', 'id'], { where: 'is_administrative' })
@Index('ix_audit_event_sought', { synchronize: false })
@Index('ix_audit_event_entity', ['entity', 'entityId', 'id'])
export class AuditEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'pk_audit_event',
    generatedIdentity: 'ALWAYS',
  })
  id: number;

  @Column({ name: 'occurred_at', type: 'timestamptz', default: () => 'now()' })
  occurredAtUtc: Date;

  @Column({ name: 'actor_issuer', type: 'text', nullable: true })
  actorIssuer: string | null;

  @Column({ name: 'actor_subject', type: 'text', nullable: true })
  actorSubject: string | null;

  @Column({ name: 'actor_email', type: 'text', nullable: true })
  actorEmail: string | null;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'text' })
  entity: string;

  @Column({ name: 'entity_id', type: 'text' })
  entityId: string;

  @Column({ type: 'jsonb', nullable: true })
  before: Record<string, unknown> | null;

  @Column({ type: 'jsonb', nullable: true })
  after: Record<string, unknown> | null;

  @Column({ name: 'correlation_id', type: 'text', nullable: true })
  correlationId: string | null;

  @Column({ name: 'is_administrative', type: 'boolean', default: false })
  isAdministrative: boolean;

  @Column({ name: 'is_read', type: 'boolean', default: false })
  isRead: boolean;
}
