import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** A household's document, a part for each kind; triggers write it (docs/decisions/009). */
@Entity('household_part')
export class HouseholdPartEntity {
  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_household_part' })
  @ForeignKey(() => ContactEntity, { name: 'fk_household_part_head', onDelete: 'CASCADE' })
  headContactId: number;

  @Column({ type: 'bigint', default: 1 })
  version: number;

  @Column({ type: 'json' })
  contacts: unknown;

  @Column({ type: 'json' })
  purchases: unknown;

  @Column({ type: 'json' })
  media: unknown;

  @Column({ type: 'json' })
  authorizations: unknown;

  @Column({ name: 'rental_profiles', type: 'json' })
  rentalProfiles: unknown;

  @Column({ name: 'child_registrations', type: 'json' })
  childRegistrations: unknown;

  @Column({ type: 'json' })
  photos: unknown;

  @Column({ type: 'json' })
  skips: unknown;
}
