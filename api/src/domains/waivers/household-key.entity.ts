import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that an erased household's evidence is sealed with, itself sealed with the product's; destroyed with the last of it (D61). */
@Entity('household_key')
export class HouseholdKeyEntity {
  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_household_key' })
  headContactId: number;

  @Column({ name: 'key_id', type: 'text' })
  keyId: string;

  @Column({ type: 'bytea' })
  sealed: Buffer;
}
