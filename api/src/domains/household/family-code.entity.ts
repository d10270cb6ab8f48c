import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The code of a household, made with its head (D59). */
@Entity('family_code')
@Check('ck_family_code', "code ~ '^[BCDFGHJKMNPQRSTVWXYZ]{8}$'")
@Unique('uq_family_code', ['code'])
export class FamilyCodeEntity {
  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_family_code' })
  @ForeignKey('contact', { name: 'fk_family_code_head', onDelete: 'CASCADE' })
  headContactId: number;

  @Column({ type: 'text' })
  code: string;

  @Column({ name: 'made_at', type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
