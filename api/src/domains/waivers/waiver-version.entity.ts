import type { LanguageTag } from '@arrival/contracts';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WaiverEntity } from './waiver.entity';
import { WaiverTextEntity } from './waiver-text.entity';

/** The texts that a waiver has had, in order (D45). */
@Entity('waiver_version')
export class WaiverVersionEntity {
  @PrimaryColumn({ name: 'pos_waiver_id', type: 'text', primaryKeyConstraintName: 'pk_waiver_version' })
  @ForeignKey(() => WaiverEntity, { name: 'fk_waiver_version_waiver' })
  posWaiverId: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_waiver_version' })
  version: number;

  @Column({ name: 'text_hash', type: 'bytea' })
  @ForeignKey(() => WaiverTextEntity, { name: 'fk_waiver_version_text' })
  textHash: Buffer;

  @Column({ type: 'text', default: 'en' })
  language: LanguageTag;

  /** Under which it was shown, or, of one from before titles were kept, on the day when that began; null where a release of before wrote it. */
  @Column({ type: 'text', nullable: true })
  title: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdDateUtc: Date;

  @Column({ name: 'created_by', type: 'text', nullable: true })
  createdBy: string | null;
}
