import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a process last wrote. */
@Entity('process_heartbeat')
export class ProcessHeartbeatEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_process_heartbeat' })
  id: string;

  @Column({ type: 'text' })
  process: string;

  @Column({ name: 'beat_at', type: 'timestamptz' })
  beatAt: Date;
}
