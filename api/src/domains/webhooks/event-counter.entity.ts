import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of each household; it outlives the events. */
@Entity('event_counter')
export class EventCounterEntity {
  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_event_counter' })
  headContactId: number;

  @Column({ name: 'last_number', type: 'bigint' })
  lastNumber: number;
}
