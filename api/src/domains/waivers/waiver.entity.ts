import type { LanguageTag, WaiverTranslations } from '@arrival/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { WaiverTextEntity } from './waiver-text.entity';

/** A waiver of the point of sale with the text that guests read today (D45). */
@Entity('waiver')
export class WaiverEntity {
  @PrimaryColumn({ name: 'pos_waiver_id', type: 'text', primaryKeyConstraintName: 'pk_waiver' })
  posWaiverId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ name: 'text_hash', type: 'bytea', nullable: true })
  @ForeignKey(() => WaiverTextEntity, { name: 'fk_waiver_text' })
  textHash: Buffer | null;

  /** Beside the English text: title and hash by language. */
  @Column({ type: 'jsonb', nullable: true })
  translations: WaiverTranslations | null;

  /** A text in another language is there to be understood; it points at one of these. */
  @Column({ name: 'binding_languages', type: 'text', array: true, default: '{en}' })
  bindingLanguages: LanguageTag[];

  /** Shown to whom their own language has no text. */
  @Column({ name: 'fallback_language', type: 'text', default: 'en' })
  fallbackLanguage: LanguageTag;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
