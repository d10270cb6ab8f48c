import type { LanguageTag, OpeningHours, PlaceTranslations } from '@arrival/contracts';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { ActivityEntity } from './activity.entity';

/** Where guests check in (spec §3). Names are unique as paths read them; an index on an expression in the migration holds that. */
@Entity('location')
@Index('uq_location_default', ['isDefault'], { unique: true, where: 'is_default' })
@Index('ix_location_default_activity', ['defaultActivityId'])
@Check('ck_location_name', 'length(trim(name)) > 0')
@Check('ck_location_default_enabled', 'is_enabled or not is_default')
@Check('ck_location_invite_days_before', 'invite_days_before between 1 and 14')
export class LocationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_location',
  })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ name: 'is_enabled', type: 'boolean', default: true })
  isEnabled: boolean;

  @Column({ name: 'is_default', type: 'boolean', default: false })
  isDefault: boolean;

  @Column({ name: 'is_edit_profile_location', type: 'boolean', default: false })
  isEditProfileLocation: boolean;

  @Column({ name: 'use_pos_transactions_and_orders', type: 'boolean', default: false })
  usePosTransactionsAndOrders: boolean;

  @Column({ name: 'default_activity_id', type: 'integer', nullable: true })
  @ForeignKey(() => ActivityEntity, { name: 'fk_location_default_activity' })
  defaultActivityId: number | null;

  @Column({ name: 'check_in_complete_text', type: 'text', nullable: true })
  checkInCompleteText: string | null;

  @Column({ name: 'time_zone', type: 'text', default: 'America/Denver' })
  timeZone: string;

  @Column({ name: 'opening_hours', type: 'jsonb', nullable: true })
  openingHours: OpeningHours | null;

  /** Families with something left are told so many days before their visit (D78); null: never. */
  @Column({ name: 'invite_days_before', type: 'integer', nullable: true })
  inviteDaysBefore: number | null;

  /** Of the invitations. */
  @Column({ name: 'invite_language', type: 'text', default: 'en' })
  inviteLanguage: LanguageTag;

  /** In other languages; what is missing is said in English. */
  @Column({ type: 'jsonb', nullable: true })
  translations: PlaceTranslations | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
