import type { NameTranslations } from '@arrival/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Something guests come to do: skiing, a lesson, renting (spec §3). */
@Entity('activity')
@Check('ck_activity_name', 'length(trim(name)) > 0')
@Check('ck_activity_ages', 'age_min is null or age_max is null or age_min <= age_max')
export class ActivityEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_activity',
  })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'age_min', type: 'integer', nullable: true })
  ageMin: number | null;

  @Column({ name: 'age_max', type: 'integer', nullable: true })
  ageMax: number | null;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  /** In other languages; what is missing is said in English. */
  @Column({ type: 'jsonb', nullable: true })
  translations: NameTranslations | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
