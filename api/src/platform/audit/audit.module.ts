import { Global, Module } from '@nestjs/common';
import { AdminChanges } from './admin-changes';
import { AuditQueries } from './audit.queries';
import { AuditService } from './audit.service';
import { AuditTrail } from './audit-trail';
import { AuditedReads } from './audited-reads';
import { ExpiredEvents } from './expired-events';
import { Restorers } from './restorers';

/** Changes by administrators, their trail, and the way back (D52). */
@Global()
@Module({
  providers: [AuditTrail, AuditQueries, AuditService, AdminChanges, AuditedReads, Restorers, ExpiredEvents],
  exports: [AuditTrail, AuditService, AdminChanges, AuditedReads, Restorers],
})
export class AuditModule {}
