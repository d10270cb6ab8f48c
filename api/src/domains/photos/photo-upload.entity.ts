import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A picture that was sent and is not used yet (D23). */
@Entity('photo_upload')
@Index('ix_photo_upload_storage_key', { synchronize: false })
@Index('ix_photo_upload_contact', ['contactId', 'hash'])
@Index('ix_photo_upload_uploaded', ['uploadedAt'])
export class PhotoUploadEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_photo_upload' })
  id: string;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_photo_upload_contact' })
  contactId: number;

  @Column({ type: 'text' })
  hash: string;

  @Column({ name: 'storage_key', type: 'text' })
  storageKey: string;

  @Column({ name: 'byte_size', type: 'integer' })
  byteSize: number;

  @Column({ name: 'uploaded_at', type: 'timestamptz', default: () => 'now()' })
  uploadedAt: Date;
}
