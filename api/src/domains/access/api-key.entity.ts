import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A key of an integrator (D48): its hash, and the four letters by which people tell it from others. */
@Entity('api_key')
@Unique('uq_api_key_token_hash', ['tokenHash'])
@Check('ck_api_key_nickname', 'length(trim(nickname)) > 0')
@Check('ck_api_key_type', "type in ('standard', 'events', 'waivers', 'orders')")
@Check('ck_api_key_token_hash', 'length(token_hash) = 32')
@Check('ck_api_key_last_four', "last_four ~ '^[0-9A-Za-z]{4}$'")
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_api_key',
  })
  id: number;

  @Column({ type: 'text' })
  nickname: string;

  @Column({ type: 'text', default: 'standard' })
  type: string;

  @Column({ name: 'token_hash', type: 'bytea', select: false })
  tokenHash: Buffer;

  @Column({ name: 'last_four', type: 'text' })
  lastFour: string;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdDateUtc: Date;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
