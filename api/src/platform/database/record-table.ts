import type { ListQuery } from '../http/list-query';
import { LARGEST_PAGE } from '../http/list-query';
import { Page } from '../http/page';
import type { Database } from './database';
import { type Statement, sql, sqlInTransaction } from './statement';

/** How records lie in their table `r`, and what is asked about them. */
export interface RecordShape<Field extends string> {
  /** Begins the statements' names: `catalog.location`. */
  readonly name: string;
  readonly table: string;
  /** What may be written: field → column. */
  readonly columns: Readonly<Record<Field, string>>;
  /** JSON of the record `r` as it goes on the wire. */
  readonly json: string;
  /** Field → expression over `r`; the first one is the order of a list that names none. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Filter → condition over `r`; `$` stands for the value. */
  readonly filters: Readonly<Record<string, string>>;
}

/** `like` pattern of words anywhere in a text. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads and writes records by a few prepared statements; a list with its links and its total is one of them. */
export class RecordTable<Row, Field extends string = string> {
  readonly #lists = new Map<string, Statement<{ total: number; rows: Row[] }>>();
  readonly #fields: readonly Field[];
  readonly #find: Statement<{ record: Row }>;
  readonly #insert: Statement<{ id: number }>;
  readonly #insertAs: Statement<{ id: number }>;
  readonly #update: Statement<never>;
  readonly #touch: Statement<never>;
  readonly #remove: Statement<never>;

  constructor(
    protected readonly database: Database,
    private readonly shape: RecordShape<Field>,
  ) {
    const { name, table, columns, json } = shape;
    this.#fields = Object.keys(columns) as Field[];
    const names = this.#fields.map((field) => columns[field]);
    const places = names.map((_, index) => `$${index + 2}`);
    const assignments = names.map((column, index) => `${column} = ${places[index]}`);
    this.#find = sql(`${name}.find`, `select ${json} as record from ${table} r where r.id = $1`);
    this.#insert = sqlInTransaction(
      `${name}.insert`,
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    );
    this.#insertAs = sqlInTransaction(
      `${name}.insert-as`,
      `insert into ${table} (id, ${names.join(', ')}) values ($1, ${places.join(', ')}) returning id`,
    );
    this.#update = sqlInTransaction(
      `${name}.update`,
      `update ${table} set ${assignments.join(', ')}, version = version + 1, modified_at = now() where id = $1`,
    );
    this.#touch = sqlInTransaction(`${name}.touch`, `update ${table} set modified_at = now() where id = $1`);
    this.#remove = sqlInTransaction(`${name}.remove`, `delete from ${table} where id = $1`);
  }

  /** One page in the asked order, ties by id. */
  async list({ range = { from: 0, size: LARGEST_PAGE }, sort, filter }: ListQuery): Promise<Page<Row>> {
    const field = sort?.field ?? Object.keys(this.shape.sorts)[0]!;
    const wanted: Record<string, unknown> = { ...filter };
    const values = Object.keys(this.shape.filters).map((name) => {
      const value = wanted[name];
      return name === 'q' && typeof value === 'string' ? containing(value) : (value ?? null);
    });
    const statement = this.#listBy(field, sort?.isDescending ?? false);
    const found = await this.database.first(statement, [range.size, range.from, ...values]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  async find(id: number): Promise<Row | undefined> {
    return (await this.database.first(this.#find, [id]))?.record;
  }

  /** Answers the new id; a record that is put back keeps its own. */
  async insert(values: Readonly<Record<Field, unknown>>, id?: number): Promise<number> {
    const list = this.#fields.map((field) => values[field]);
    const row = id === undefined ? await this.database.first(this.#insert, list) : await this.database.first(this.#insertAs, [id, ...list]);
    return row!.id;
  }

  async update(id: number, values: Readonly<Record<Field, unknown>>): Promise<void> {
    await this.database.run(this.#update, [id, ...this.#fields.map((field) => values[field])]);
  }

  /** Something of the record changed that its version does not guard, such as a link. */
  async touch(id: number): Promise<void> {
    await this.database.run(this.#touch, [id]);
  }

  async remove(id: number): Promise<void> {
    await this.database.run(this.#remove, [id]);
  }

  /** The writable fields of a record. */
  valuesOf(record: object): Record<Field, unknown> {
    const source = record as Record<string, unknown>;
    return Object.fromEntries(this.#fields.map((field) => [field, source[field] ?? null])) as Record<Field, unknown>;
  }

  #listBy(field: string, isDescending: boolean): Statement<{ total: number; rows: Row[] }> {
    const key = `${field}-${isDescending ? 'down' : 'up'}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const statement = this.#listStatement(key, `${this.shape.sorts[field]} ${isDescending ? 'desc' : 'asc'} nulls last, r.id`);
    this.#lists.set(key, statement);
    return statement;
  }

  #listStatement(key: string, order: string): Statement<{ total: number; rows: Row[] }> {
    const { name, table, json, filters } = this.shape;
    const conditions = Object.values(filters).map((condition, index) => condition.replaceAll('$', () => `$${index + 3}`));
    const from = `from ${table} r where ${conditions.join(' and ') || 'true'}`;
    return sql(
      `${name}.list-${key}`,
      `select (select count(*) ${from})::integer as total, (select coalesce(json_agg(${json} order by r.place), '[]') from (
  select r.*, row_number() over (order by ${order}) as place ${from} order by ${order} limit $1 offset $2) r) as rows`,
    );
  }
}

/** Conditions that a missing filter leaves out. */
export const where = {
  ids: (column = 'r.id') => `($::integer[] is null or ${column} = any($::integer[]))`,
  contains: (...columns: string[]) => `($::text is null or ${columns.map((column) => `${column} ilike $::text`).join(' or ')})`,
  is: (column: string, type: 'integer' | 'text' | 'boolean') => `($::${type} is null or ${column} = $::${type})`,
  /** Not linked yet to the record that is asked for: by the table of links, its column of this record and that of the other. */
  notLinked: (links: string, own: string, other: string) =>
    `($::integer is null or not exists (select from ${links} x where x.${own} = r.id and x.${other} = $::integer))`,
} as const;
