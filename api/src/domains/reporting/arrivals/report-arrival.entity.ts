import type { ArrivingMember } from '@arrival/contracts';
import type { Arrival } from '@arrival/rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A family that comes to a location on a day, as one generation of the report decided it (D80). No foreign key, as the report's rows. */
@Entity('report_arrival')
@Index('ix_report_arrival_day', ['generationId', 'locationId', 'day', 'sortName', 'headContactId'])
export class ReportArrivalEntity implements Arrival {
  @PrimaryColumn({ name: 'generation_id', type: 'integer', primaryKeyConstraintName: 'pk_report_arrival' })
  generationId: number;

  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_report_arrival' })
  headContactId: number;

  @PrimaryColumn({ name: 'location_id', type: 'integer', primaryKeyConstraintName: 'pk_report_arrival' })
  locationId: number;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_report_arrival' })
  day: string;

  @Column({ name: 'sort_name', type: 'text', collation: 'C' })
  sortName: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  people: number;

  @Column({ type: 'integer' })
  ready: number;

  /** None: of one that was written by a process which did not count them yet. */
  @Column({ type: 'integer', default: 0 })
  children: number;

  /** None: as of the children. */
  @Column({ type: 'integer', default: 0 })
  rentals: number;

  /** Those who come, with what each has left. */
  @Column({ type: 'jsonb' })
  members: ArrivingMember[];
}
