import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** As PostgreSQL says it. No version since `plain-names` reads it. */
const nameWords = "to_tsvector('simple'::regconfig, ((first_name || ' '::text) || last_name))";

/** A person; without a parent the head of a household (D3). Searched by indexes on expressions, which the migrations hold. */
@Entity('contact')
@Index('ix_contact_plain_names', { synchronize: false })
@Index('ix_contact_parent', ['parentContactId'])
@Index('ix_contact_household', { synchronize: false })
@Check('ck_contact_parent', 'parent_contact_id <> contact_id')
@Unique('uq_contact_customer_number', ['customerNumber'])
@Unique('uq_contact_pickup_code', ['pickupCode'])
export class ContactEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'contact_id',
    type: 'bigint',
    primaryKeyConstraintName: 'pk_contact',
    generatedIdentity: 'BY DEFAULT',
  })
  contactId: number;

  @Column({ name: 'parent_contact_id', type: 'bigint', nullable: true })
  @ForeignKey(() => ContactEntity, { name: 'fk_contact_parent' })
  parentContactId: number | null;

  @Column({ name: 'first_name', type: 'text' })
  firstName: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName: string;

  @Column({ name: 'date_of_birth', type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** False of an address that only an account claims, whose provider does not vouch for it (D75). */
  @Column({ name: 'email_is_vouched', type: 'boolean', default: true })
  emailIsVouched: boolean;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ name: 'customer_number', type: 'text', default: () => "('C'|| nextval('customer_number_seq'))" })
  customerNumber: string;

  @Column({
    name: 'pickup_code',
    type: 'text',
    default: () => "upper(\"left\"(replace((gen_random_uuid()), '-', ''), 20))",
  })
  pickupCode: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'name_words', type: 'tsvector', select: false, generatedType: 'STORED', asExpression: nameWords })
  nameWords: string;
}
