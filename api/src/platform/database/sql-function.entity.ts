import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which text of each file in `functions/` the database holds. */
@Entity('sql_function')
export class SqlFunctionEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_sql_function' })
  file: string;

  @Column({ type: 'bytea' })
  hash: Buffer;

  @Column({ name: 'applied_at', type: 'timestamptz', default: () => 'now()' })
  appliedAt: Date;
}
