import type { ReportReason } from '@arrival/contracts';
import type { ReportRow } from '@arrival/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of the report (D34) as one generation decided it. No foreign key: generations stay, and checking it cost as much as writing the row. */
@Entity('report_row')
export class ReportRowEntity implements ReportRow {
  @PrimaryColumn({ name: 'generation_id', type: 'integer', primaryKeyConstraintName: 'pk_report_row' })
  generationId: number;

  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_report_row' })
  headContactId: number;

  /** Counts the rows of the household. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_report_row' })
  place: number;

  @Column({ name: 'generated_at', type: 'timestamptz' })
  generatedAt: Date;

  /** The same as the wire has it: made of it for each row, it took a tenth of a download. */
  @Column({ name: 'generated_at_utc', type: 'text', nullable: true })
  generatedAtUtc: string | null;

  /** Whether a spreadsheet would calculate one of its texts; where that is not known, each is looked at when it is read. */
  @Column({ name: 'has_formulas', type: 'boolean', nullable: true })
  hasFormulas: boolean | null;

  @Column({ type: 'text' })
  kind: ReportRow['kind'];

  @Column({ name: 'visit_days', type: 'date', array: true })
  visitDays: string[];

  @Column({ name: 'has_season_pass', type: 'boolean' })
  hasSeasonPass: boolean;

  @Column({ name: 'contact_id', type: 'bigint' })
  contactId: number;

  @Column({ name: 'parent_contact_id', type: 'bigint', nullable: true })
  parentContactId: number | null;

  @Column({ name: 'first_name', type: 'text' })
  firstName: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ name: 'date_of_birth', type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'integer', nullable: true })
  age: number | null;

  @Column({ name: 'is_head_of_household', type: 'boolean' })
  isHeadOfHouseHold: boolean;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'location_name', type: 'text' })
  locationName: string;

  @Column({ name: 'activity_id', type: 'integer', nullable: true })
  activityId: number | null;

  @Column({ name: 'activity_name', type: 'text', nullable: true })
  activityName: string | null;

  @Column({ name: 'task_id', type: 'integer', nullable: true })
  taskId: number | null;

  @Column({ name: 'task_name', type: 'text', nullable: true })
  taskName: string | null;

  @Column({ name: 'task_type', type: 'text', nullable: true })
  taskType: string | null;

  @Column({ name: 'is_optional', type: 'boolean', nullable: true })
  isOptional: boolean | null;

  @Column({ name: 'pos_waiver_id', type: 'text', nullable: true })
  posWaiverId: string | null;

  @Column({ name: 'product_id', type: 'integer', nullable: true })
  productId: number | null;

  @Column({ name: 'product_name', type: 'text', nullable: true })
  productName: string | null;

  @Column({ name: 'product_date', type: 'date', nullable: true })
  productDate: string | null;

  @Column({ name: 'order_id', type: 'bigint', nullable: true })
  orderId: number | null;

  @Column({ name: 'transaction_id', type: 'bigint', nullable: true })
  transactionId: number | null;

  @Column({ name: 'sales_location_id', type: 'text', nullable: true })
  salesLocationId: string | null;

  @Column({ name: 'resort_code', type: 'text', nullable: true })
  resortCode: string | null;

  @Column({ name: 'needs_waiver', type: 'boolean' })
  needsWaiver: boolean;

  @Column({ name: 'needs_rental_profile', type: 'boolean' })
  needsRentalProfile: boolean;

  @Column({ name: 'needs_child_registration', type: 'boolean' })
  needsChildRegistration: boolean;

  @Column({ name: 'needs_photo', type: 'boolean' })
  needsPhoto: boolean;

  @Column({ name: 'printable_media_count', type: 'integer' })
  printableMediaCount: number;

  @Column({ type: 'text' })
  reason: ReportReason;

  @Column({ name: 'valid_until', type: 'date', nullable: true })
  validUntil: string | null;

  @Column({ name: 'validation_date', type: 'date', nullable: true })
  validationDate: string | null;
}
