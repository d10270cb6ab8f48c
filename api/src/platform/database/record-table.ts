import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '../calls/list-query';
import { LARGEST_PAGE } from '../calls/list-query';
import { Page } from '../calls/page';
import { columnsOf, keyOf, type RecordColumn } from './columns';
import type { Database } from './database';
import { literally } from './like';
import type { RecordShape } from './record-shape';

/** `like` pattern of words anywhere in a text. */
const containing = (words: string) => `%${literally(words)}%`;

type Built = SelectQueryBuilder<ObjectLiteral>;
type Run = <Row>(built: Built) => Promise<Row[]>;
type Sort = NonNullable<ListQuery['sort']>;
type Values = Readonly<Record<string, unknown>>;

/** Reads records by TypeORM's query builder and writes them by its repository; a page with its links and its total is one statement. */
export class RecordTable<Row> {
  readonly #written: readonly RecordColumn[];
  readonly #key: string;
  readonly #keyField: string;

  constructor(
    private readonly database: Database,
    private readonly shape: RecordShape,
  ) {
    this.#written = columnsOf(shape.entity).filter(({ isWritten }) => isWritten);
    const key = keyOf(shape.entity);
    this.#key = `r.${key.column}`;
    this.#keyField = key.field;
  }

  /** One page in the asked order, ties by key. `run`: elsewhere than other reads. */
  async list(
    { range = { from: 0, size: LARGEST_PAGE }, sort, filter = {} }: ListQuery,
    run: Run = (built) => this.database.runBuilt(built),
  ): Promise<Page<Row>> {
    const counted = this.#matching(filter).select('count(*)', 'total');
    const keys = this.#ordered(this.#matching(filter).select(this.#key), sort).limit(range.size).offset(range.from);
    // The records' JSON is made for the page alone.
    const page = this.#ordered(this.database.select(this.shape.entity, 'r').select(this.shape.json, 'record'), sort)
      .addSelect(`(${counted.getQuery()})`, 'total')
      .where(`${this.#key} in (${keys.getQuery()})`)
      .setParameters(counted.getParameters());
    const found = await run<{ record: Row; total: number }>(page);
    const isBehindTheEnd = found.length === 0 && range.from > 0;
    const [first] = isBehindTheEnd ? await run<{ total: number }>(counted) : found;
    return new Page(
      found.map(({ record }) => record),
      range.from,
      first?.total ?? 0,
    );
  }

  async find(id: number | string): Promise<Row | undefined> {
    const one = this.#matching({}).andWhere(`${this.#key} = :id`, { id });
    return (await this.database.runBuilt<{ record: Row }>(one.select(this.shape.json, 'record')))[0]?.record;
  }

  /** Answers the new id; a record that is put back keeps its own and goes on from its version, so that stale saves of it are still refused. */
  async insert(values: Values, before?: { readonly id: number; readonly version: number }): Promise<number> {
    const { identifiers } = await this.#repository.insert(
      before ? { ...values, [this.#keyField]: before.id, version: before.version + 1 } : { ...values },
    );
    return identifiers[0]?.[this.#keyField] as number;
  }

  async update(id: number | string, values: Values): Promise<void> {
    await this.#repository.update(id, { ...values });
  }

  /** Something of the record changed that its version does not guard, such as a link. */
  async touch(id: number | string): Promise<void> {
    await this.#repository.update(id, { version: () => 'version' });
  }

  async remove(id: number | string): Promise<void> {
    await this.#repository.delete(id);
  }

  /** The writable fields of a record. What one of before a column was there does not say stays, or gets the column's default. */
  valuesOf(record: object): Record<string, unknown> {
    const source = record as Record<string, unknown>;
    return Object.fromEntries(
      this.#written.map(({ field, mayBeNull }) => [field, source[field] ?? (mayBeNull ? null : undefined)]),
    );
  }

  get #repository() {
    return this.database.repository(this.shape.entity);
  }

  #ordered(
    built: Built,
    { field = Object.keys(this.shape.sorts)[0]!, isDescending = false }: Partial<Sort> = {},
  ): Built {
    const order = this.shape.sorts[field];
    if (!order) throw new Error(`${this.shape.entity.name} is not sorted by ${field}`);
    const direction = isDescending ? 'DESC' : 'ASC';
    // The key is never null; to say where nulls go would keep its index from giving the order.
    if (order === this.#key) return built.orderBy(order, direction);
    return built.orderBy(order, direction, 'NULLS LAST').addOrderBy(this.#key);
  }

  /** All that every given filter lets through. */
  #matching(filter: Values): Built {
    const built = this.database.select(this.shape.entity, 'r');
    if (this.shape.among) built.where(this.shape.among);
    for (const [name, value] of Object.entries(filter)) {
      const condition = this.shape.filters[name];
      if (!condition) throw new Error(`${this.shape.entity.name} is not filtered by ${name}`);
      if (value === undefined || value === null) continue;
      const parameter = name === 'q' && typeof value === 'string' ? containing(value) : value;
      built.andWhere(`(${condition.replaceAll('$', () => `:${name}`)})`, { [name]: parameter });
    }
    return built;
  }
}
