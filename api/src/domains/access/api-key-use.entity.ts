import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity';

/** How often a key was used on a day (UTC), and when last. */
@Entity('api_key_use')
export class ApiKeyUseEntity {
  @PrimaryColumn({ name: 'api_key_id', type: 'integer', primaryKeyConstraintName: 'pk_api_key_use' })
  @ForeignKey(() => ApiKeyEntity, { name: 'fk_api_key_use_api_key' })
  apiKeyId: number;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_api_key_use' })
  day: string;

  @Column({ type: 'bigint' })
  requests: string;

  @Column({ name: 'last_used_at', type: 'timestamptz' })
  lastUsedAt: Date;
}
