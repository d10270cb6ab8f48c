import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of a limit that all processes share; rate-limiter-flexible writes it. Unlogged: after a crash everybody begins anew. */
@Entity('rate_limit')
export class RateLimitEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_rate_limit' })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  @Column({ type: 'bigint', nullable: true })
  expire: number | null;
}
