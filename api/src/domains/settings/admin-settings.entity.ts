import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The one row of general settings, texts and theme (spec §3). */
@Entity('admin_settings')
@Check('ck_admin_settings_date_format', "date_format in ('mmddyyyy', 'ddmmyyyy')")
@Check('ck_admin_settings_one', 'id = 1')
@Check('ck_admin_settings_point_of_sale', "point_of_sale_system in ('RTP', 'SW')")
@Check('ck_admin_settings_secret_set_at', 'one_risk_secret_set_at is null or one_risk_secret_sealed is not null')
export class AdminSettingsEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_admin_settings' })
  id: number;

  @Column({ name: 'language_settings', type: 'jsonb', default: {} })
  languageSettings: Record<string, unknown>;

  @Column({ name: 'theme_settings', type: 'jsonb', default: {} })
  themeSettings: Record<string, unknown>;

  @Column({ name: 'is_ski_data_enabled', type: 'boolean', default: false })
  isSkiDataEnabled: boolean;

  @Column({ name: 'google_analytics_tag_id', type: 'text', nullable: true })
  googleAnalyticsTagId: string | null;

  @Column({ name: 'resort_codes', type: 'text', nullable: true })
  resortCodes: string | null;

  @Column({ name: 'resort_group_codes', type: 'text', nullable: true })
  resortGroupCodes: string | null;

  @Column({ name: 'sales_location_ids', type: 'text', nullable: true })
  salesLocationIds: string | null;

  @Column({ name: 'pass_checker_location_id', type: 'text', nullable: true })
  passCheckerLocationId: string | null;

  @Column({ name: 'one_risk_url', type: 'text', nullable: true })
  oneRiskUrl: string | null;

  @Column({ name: 'one_risk_secret_sealed', type: 'bytea', nullable: true, select: false })
  oneRiskSecretSealed: Buffer | null;

  @Column({ name: 'date_format', type: 'text', default: 'mmddyyyy' })
  dateFormat: string;

  @Column({ name: 'point_of_sale_system', type: 'text', default: 'RTP' })
  pointOfSaleSystem: string;

  @Column({ name: 'cookie_consent_script', type: 'text', nullable: true })
  cookieConsentScript: string | null;

  @Column({ name: 'cookie_consent_styles', type: 'text', nullable: true })
  cookieConsentStyles: string | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;

  @Column({ name: 'one_risk_secret_key_id', type: 'text', nullable: true, select: false })
  oneRiskSecretKeyId: string | null;

  @Column({ name: 'one_risk_secret_set_at', type: 'timestamptz', nullable: true, insert: false, update: false })
  oneRiskSecretSetUtc: Date | null;

  @Column({ name: 'consent_script_hosts', type: 'text', nullable: true })
  consentScriptHosts: string | null;
}
