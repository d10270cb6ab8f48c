import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig } from 'pg';
import { DataSource, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { EntityClass } from './columns';
import { Lanes } from './lanes';
import type { Statement } from './statement';
import { UnitOfWork } from './unit-of-work';

type Parameters = readonly unknown[];

/** Runs prepared statements: on the unit of work's connection when there is one, else on any connection of the one pool. */
@Injectable()
export class Database {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly lanes: Lanes,
  ) {}

  /** The pool that the hot paths and TypeORM share. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** Whether statements run in a transaction here and now. */
  get isInUnitOfWork(): boolean {
    return this.unitOfWork.client !== undefined;
  }

  /** Whether this build expects a newer schema than the database has. */
  migrationsAreWaiting(): Promise<boolean> {
    return this.dataSource.showMigrations();
  }

  /** On a connection of the pool without standing in line: for the health check, which must not wait behind those it speaks of. */
  async runBesideTheLine<Row>({ name, text }: Statement<Row>, values: Parameters): Promise<Row[]> {
    return (await this.pool.query({ name, text, values: values as unknown[] })).rows as Row[];
  }

  async run<Row>(statement: Statement<Row>, parameters: Parameters = []): Promise<Row[]> {
    const client = this.unitOfWork.client;
    if (statement.inTransaction && !client) throw new Error(`${statement.name} must run inside a unit of work`);
    const query: QueryConfig = { name: statement.name, text: statement.text, values: parameters as unknown[] };
    if (client) return (await client.query(query)).rows as Row[];
    const lane = statement.writes ? this.lanes.writes : this.lanes.reads;
    const result = await lane.take(() => this.pool.query(query));
    return result.rows as Row[];
  }

  /** The first row, or undefined. */
  async first<Row>(statement: Statement<Row>, parameters: Parameters = []): Promise<Row | undefined> {
    return (await this.run(statement, parameters))[0];
  }

  /** Writes an entity's rows, in the running unit of work alone. */
  repository<Row extends ObjectLiteral>(entity: EntityClass<Row>): Repository<Row> {
    const { manager } = this.unitOfWork;
    if (!manager) throw new Error(`${entity.name} is written inside a unit of work`);
    return manager.getRepository(entity);
  }

  /** Begins a query over an entity's rows; `runBuilt` runs it. */
  select<Row extends ObjectLiteral>(entity: EntityClass<Row>, alias: string): SelectQueryBuilder<Row> {
    return this.dataSource.getRepository(entity).createQueryBuilder(alias);
  }

  /** Runs what was built, where `run` would: planned anew each time, as its text is another for each page and filter. */
  runBuilt<Row>(built: SelectQueryBuilder<ObjectLiteral>): Promise<Row[]> {
    const [text, values] = built.getQueryAndParameters();
    return this.run<Row>({ name: '', text, inTransaction: false, writes: false }, values);
  }
}
