import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that has been opened: it opens for nobody else (D49). Kept until it would be too old anyway. */
@Entity('used_link')
export class UsedLinkEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_used_link' })
  jti: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** Of who opened it; null: told by nobody. */
  @Column({ type: 'uuid', nullable: true })
  attempt: string | null;
}
