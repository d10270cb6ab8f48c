import { Global, Module } from '@nestjs/common';
import { AdminChanges } from './admin-changes';
import { AuditQueries } from './audit.queries';
import { AuditService } from './audit.service';
import { AuditedReads } from './audited-reads';
import { Restorers } from './restorers';

/** Changes by administrators, their trail, and the way back (D52). */
@Global()
@Module({
  providers: [AuditQueries, AuditService, AdminChanges, AuditedReads, Restorers],
  exports: [AuditService, AdminChanges, AuditedReads, Restorers],
})
export class AuditModule {}
