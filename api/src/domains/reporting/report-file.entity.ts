import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Principal } from '../../platform/auth/principal';
import type { ReportQuestion } from './report-source';

/** What a file of the report shall hold. */
export interface FileQuestion extends ReportQuestion {
  readonly form: 'csv' | 'json';
}

/** A file that an administrator's browser may fetch once, within a minute. Unlogged: after a crash they ask again. */
@Entity('report_file')
export class ReportFileEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_report_file' })
  id: string;

  /** Of the cookie that must come along. */
  @Column({ name: 'secret_hash', type: 'bytea' })
  secretHash: Buffer;

  @Column({ type: 'jsonb' })
  question: FileQuestion;

  @Column({ name: 'asked_by', type: 'jsonb' })
  askedBy: Principal;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
