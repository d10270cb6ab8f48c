import { Global, Module } from '@nestjs/common';
import { AdminChanges } from './admin-changes';
import { AuditQueries } from './audit.queries';
import { AuditService } from './audit.service';
import { AuditTrail } from './audit-trail';
import { AuditedReads } from './audited-reads';
import { ExpiredTrail } from './expired-trail';
import { Restorers } from './restorers';
import { TrailOfPeople } from './trail-of-people';

/** Changes by administrators, their trail, and the way back (D52). */
@Global()
@Module({
  providers: [
    AuditTrail,
    AuditQueries,
    AuditService,
    AdminChanges,
    AuditedReads,
    Restorers,
    ExpiredTrail,
    TrailOfPeople,
  ],
  exports: [AuditTrail, AuditService, AdminChanges, AuditedReads, Restorers],
})
export class AuditModule {}
