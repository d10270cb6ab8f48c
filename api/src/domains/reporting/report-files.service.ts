import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { AccessFacade } from '../access/access.facade';
import { ReportService } from './report.service';
import type { FileQuestion, ReportFileEntity } from './report-file.entity';
import { ReportReaderService } from './report-reader.service';

/** Without it Excel takes the letters of a file for those of its own machine; programs, which call by key, get none. */
const SPREADSHEET_MARK = '\ufeff';
const SECRET_BYTES = 32;
export const FETCHED_WITHIN_SECONDS = 60;

const prepare = sql<never>(
  'reporting.prepare-file',
  `insert into report_file (id, secret_hash, question, asked_by, expires_at)
   values ($1, $2, $3, $4, now() + make_interval(secs => ${FETCHED_WITHIN_SECONDS}))`,
);
const take = sql<Pick<ReportFileEntity, 'question' | 'askedBy'>>(
  'reporting.take-file',
  `delete from report_file where id = $1 and secret_hash = $2 and expires_at > now() returning question, asked_by as "askedBy"`,
);

const removeLate = sql<never>('reporting.remove-late-files', 'delete from report_file where expires_at < now()');

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Files of the report for administrators. A browser writes a file to the disk when it fetches it by itself, and then it carries no token. */
@Injectable()
export class ReportFilesService {
  constructor(
    private readonly database: Database,
    private readonly reads: AuditedReads,
    private readonly access: AccessFacade,
    private readonly report: ReportService,
    private readonly reader: ReportReaderService,
  ) {}

  /** Whoever knows both may have the file once, within a minute. Throws `location.unknown`, `report.pos_off`, `report.not_populated`. */
  async prepare(
    { correlationId: _, givenName: _given, familyName: _family, ...askedBy }: Actor,
    question: FileQuestion,
  ): Promise<{ id: string; secret: string }> {
    await this.report.refuseUnreadable(question.locationId);
    const [id, secret] = [randomUUID(), randomBytes(SECRET_BYTES).toString('base64url')];
    await this.database.run(prepare, [id, hashOf(secret), question, askedBy]);
    return { id, secret };
  }

  /** What was prepared, and for whom; from now on nobody has it. Throws `report.file_unknown`, also when they administer no longer. */
  async take(id: string, secret: string, correlationId: string): Promise<{ actor: Actor; question: FileQuestion }> {
    const file = await this.database.first(take, [id, hashOf(secret)]);
    if (!file || !(await this.access.isAdministrator(file.askedBy))) throw new DomainError('report.file_unknown');
    return { actor: { ...file.askedBy, correlationId }, question: file.question };
  }

  /** Those that nobody came for. */
  async removeLate(): Promise<void> {
    await this.database.run(removeLate);
  }

  /** Its rows, once the trail has it. Throws as `prepare`, and `server.busy`. */
  async open(actor: Actor, question: FileQuestion, signal: AbortSignal): Promise<Readable> {
    await this.report.refuseUnreadable(question.locationId);
    await this.reads.record({
      actor,
      action: 'report.downloaded',
      entity: 'report',
      entityId: 'customers',
      after: question,
    });
    return this.reader.open(question, question.form, signal, SPREADSHEET_MARK);
  }
}
