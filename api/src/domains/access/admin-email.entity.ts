import { type AccessRole, accessRoles } from '@arrival/contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** An address whose owner administers or stands at the desk, bound to the account that proved it first (D6). An index on an expression keeps it listed once. */
@Entity('admin_email')
@Check('ck_admin_email_email', 'length(trim(email)) > 0')
@Check('ck_admin_email_role', `role in (${accessRoles.map((role) => `'${role}'`).join(', ')})`)
export class AdminEmailEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'pk_admin_email',
    generatedIdentity: 'BY DEFAULT',
  })
  id: number;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', default: 'administrator' })
  role: AccessRole;

  @Column({ type: 'text', nullable: true, select: false })
  issuer: string | null;

  @Column({ type: 'text', nullable: true, select: false })
  subject: string | null;

  /** When an account lost it. */
  @Column({ name: 'unbound_at', type: 'timestamptz', nullable: true, select: false })
  unboundAt: Date | null;

  @Column({ name: 'is_deleted', type: 'boolean', default: false })
  isDeleted: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdDateUtc: Date;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}
