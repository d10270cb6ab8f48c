import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** The tables of the product as an ORM's entities with relations, the way most applications would have them. */
@Entity('contact')
export class Contact {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint' })
  id: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName: string;

  @Column({ name: 'date_of_birth', type: 'date', nullable: true })
  dateOfBirth: string | null;

  @ManyToOne(
    () => Contact,
    (contact) => contact.members,
  )
  @JoinColumn({ name: 'parent_contact_id' })
  parent: Contact | null;

  @OneToMany(
    () => Contact,
    (contact) => contact.parent,
  )
  members: Contact[];

  @OneToMany(
    () => Purchase,
    (purchase) => purchase.contact,
  )
  purchases: Purchase[];

  @OneToMany(
    () => Authorization,
    (authorization) => authorization.contact,
  )
  authorizations: Authorization[];

  @OneToOne(
    () => RentalProfile,
    (profile) => profile.contact,
  )
  rentalProfile: RentalProfile | null;

  @OneToOne(
    () => Photo,
    (photo) => photo.contact,
  )
  photo: Photo | null;
}

@Entity('identity')
export class Identity {
  @PrimaryColumn({ type: 'text' })
  issuer: string;

  @PrimaryColumn({ type: 'text' })
  subject: string;

  @ManyToOne(() => Contact)
  @JoinColumn({ name: 'contact_id' })
  contact: Contact;
}

@Entity('purchase')
export class Purchase {
  @PrimaryColumn({ name: 'purchase_id', type: 'bigint' })
  id: string;

  @ManyToOne(
    () => Contact,
    (contact) => contact.purchases,
  )
  @JoinColumn({ name: 'contact_id' })
  contact: Contact;

  @Column({ name: 'product_id', type: 'int' })
  productId: number;

  @Column({ name: 'product_date', type: 'date', nullable: true })
  productDate: string | null;
}

@Entity('waiver_authorization')
export class Authorization {
  @PrimaryColumn({ name: 'authorization_id', type: 'bigint' })
  id: string;

  @ManyToOne(
    () => Contact,
    (contact) => contact.authorizations,
  )
  @JoinColumn({ name: 'contact_id' })
  contact: Contact;

  @Column({ name: 'pos_waiver_id', type: 'text' })
  posWaiverId: string;

  @Column({ name: 'effective_on', type: 'date' })
  effectiveOn: string;

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;
}

@Entity('rental_profile')
export class RentalProfile {
  @OneToOne(
    () => Contact,
    (contact) => contact.rentalProfile,
  )
  @JoinColumn({ name: 'contact_id' })
  contact: Contact;

  @PrimaryColumn({ name: 'contact_id', type: 'bigint' })
  contactId: string;

  @Column({ name: 'ability_key', type: 'text' })
  abilityKey: string;

  @Column({ name: 'height_key', type: 'text' })
  heightKey: string;

  @Column({ name: 'weight_key', type: 'text' })
  weightKey: string;
}

@Entity('photo')
export class Photo {
  @OneToOne(
    () => Contact,
    (contact) => contact.photo,
  )
  @JoinColumn({ name: 'contact_id' })
  contact: Contact;

  @PrimaryColumn({ name: 'contact_id', type: 'bigint' })
  contactId: string;

  @Column({ type: 'text' })
  hash: string;
}

@Entity('task')
export class Task {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'task_type_id', type: 'int' })
  taskTypeId: number;

  @Column({ name: 'age_min', type: 'int', nullable: true })
  ageMin: number | null;

  @Column({ name: 'age_max', type: 'int', nullable: true })
  ageMax: number | null;

  @Column({ name: 'pos_waiver_id', type: 'text', nullable: true })
  posWaiverId: string | null;
}

@Entity('activity')
export class Activity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @ManyToMany(() => Task)
  @JoinTable({ name: 'activity_task', joinColumn: { name: 'activity_id' }, inverseJoinColumn: { name: 'task_id' } })
  tasks: Task[];
}

@Entity('reference_item')
export class ReferenceItem {
  @PrimaryColumn({ type: 'text' })
  list: string;

  @PrimaryColumn({ name: 'list_key', type: 'text' })
  listKey: string;

  @Column({ name: 'list_description', type: 'text' })
  listDescription: string;

  @Column({ name: 'list_description_metric', type: 'text', nullable: true })
  listDescriptionMetric: string | null;

  @Column({ name: 'din_lookup_value', type: 'int' })
  dinLookupValue: number;

  @Column({ name: 'sort_order', type: 'int' })
  sortOrder: number;
}

@Entity('admin_settings')
export class Settings {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ name: 'language_settings', type: 'jsonb' })
  languageSettings: object;

  @Column({ name: 'theme_settings', type: 'jsonb' })
  themeSettings: object;
}

/** A signature with its text and picture in the row, the event beside it: tables of the usual stack's own. */
@Entity('usual_signature')
export class Signature {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'bigint' })
  contactId: string;

  @Column({ type: 'int' })
  taskId: number;

  @Column({ type: 'text' })
  html: string;

  @Column({ type: 'bytea' })
  png: Buffer;

  @Column({ type: 'text' })
  signerName: string;

  @OneToMany(
    () => SignatureEvent,
    (event) => event.signature,
    { cascade: true },
  )
  events: SignatureEvent[];
}

@Entity('usual_signature_event')
export class SignatureEvent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(
    () => Signature,
    (signature) => signature.events,
  )
  signature: Signature;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'jsonb' })
  payload: object;
}

export const entities = [
  Contact,
  Identity,
  Purchase,
  Authorization,
  RentalProfile,
  Photo,
  Task,
  Activity,
  ReferenceItem,
  Settings,
  Signature,
  SignatureEvent,
];

/** What synchronisation would make; it is left off because the other tables are the product's. */
export const ownTables = `
create table if not exists usual_signature (id uuid primary key default gen_random_uuid(), "contactId" bigint not null, "taskId" int not null,
  html text not null, png bytea not null, "signerName" text not null);
create table if not exists usual_signature_event (id uuid primary key default gen_random_uuid(), "signatureId" uuid references usual_signature (id),
  kind text not null, payload jsonb not null)`;
