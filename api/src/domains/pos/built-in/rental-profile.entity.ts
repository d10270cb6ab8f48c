import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** What a person told for the rental, by keys of the rental lists (D28). */
@Entity('rental_profile')
@Check('ck_rental_profile_goofy', "goofy in ('Y', 'N')")
@Check('ck_rental_profile_shoe_size', 'length(shoe_size) <= 32')
export class RentalProfileEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_rental_profile' })
  @ForeignKey(() => ContactEntity, { name: 'fk_rental_profile_contact' })
  contactId: number;

  @Column({ name: 'age_key', type: 'text' })
  ageKey: string;

  @Column({ name: 'ability_key', type: 'text' })
  abilityKey: string;

  @Column({ name: 'height_key', type: 'text' })
  heightKey: string;

  @Column({ name: 'weight_key', type: 'text' })
  weightKey: string;

  @Column({ name: 'shoe_size', type: 'text', nullable: true })
  shoeSize: string | null;

  @Column({ type: 'text', nullable: true })
  goofy: string | null;

  /** Of boots that somebody brings, in millimetres. */
  @Column({ name: 'boot_sole_mm', type: 'integer', nullable: true })
  bootSoleMm: number | null;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  /** Why staff ask for it again, until another is saved (D79). */
  @Column({ name: 'asked_again', type: 'text', nullable: true })
  askedAgain: string | null;
}
