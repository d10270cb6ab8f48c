import { Entity, PrimaryColumn } from 'typeorm';

/** A customer of the point of sale who was erased here (D61), by a keyed hash of the customer number: it tells nothing without the key. */
@Entity('erased_customer')
export class ErasedCustomerEntity {
  @PrimaryColumn({ name: 'number_hash', type: 'bytea', primaryKeyConstraintName: 'pk_erased_customer' })
  numberHash: Buffer;
}
