import type { EntryTranslations } from '@arrival/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What guests choose from in a rental profile (D28, D56). Profiles keep the key, so a key that one of them holds stays. */
@Entity('reference_item')
@Check('ck_reference_item_list', "list in ('age', 'ability', 'height', 'weight', 'shoeSize')")
@Check('ck_reference_item_texts', 'length(trim(list_key)) > 0 and length(trim(list_description)) > 0')
@Unique('uq_reference_item_key', ['list', 'listKey'])
export class RentalListEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_reference_item',
  })
  id: number;

  @Column({ type: 'text' })
  list: string;

  @Column({ name: 'list_key', type: 'text' })
  listKey: string;

  /** Imperial where it has a unit. */
  @Column({ name: 'list_description', type: 'text' })
  listDescription: string;

  @Column({ name: 'list_description_metric', type: 'text', nullable: true })
  listDescriptionMetric: string | null;

  @Column({ name: 'din_lookup_value', type: 'integer' })
  dinLookupValue: number;

  @Column({ name: 'sort_order', type: 'integer' })
  sortOrder: number;

  /** In other languages; what is missing is said in English. */
  @Column({ type: 'jsonb', nullable: true })
  translations: EntryTranslations | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
