import { auditEventSchema, daySchema, instantSchema, says } from '@arrival/contracts';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Admin } from '../../auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../calls/list-query';
import { AnswersPage } from '../../calls/page';
import { RecordParams } from '../../calls/record-params';
import { Refuses } from '../../calls/refuses';
import { type Actor, CurrentActor } from '../actor';
import { auditShape } from '../audit.queries';
import { AuditService } from '../audit.service';

const moment = z.union([instantSchema, daySchema]).refine((value) => value >= '1970', says('laterDay'));
const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  entity: searchWords.optional(),
  entityId: z.coerce.string().pipe(searchWords).optional(),
  actor: searchWords.optional(),
  action: searchWords.optional(),
  isRead: z.boolean().optional(),
  /** Instants; `to` is not included. */
  from: moment.optional(),
  to: moment.optional(),
};

class AuditEventDto extends createZodDto(auditEventSchema) {}
class AuditListDto extends createZodDto(listQuerySchema(Object.keys(auditShape.sorts), filters)) {}

@ApiTags('Audit trail')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'What administrators changed and looked at, the newest first' })
  @AnswersPage('audit', AuditEventDto)
  list(@Query() query: AuditListDto) {
    return this.audit.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('audit.unknown')
  @ApiOperation({ summary: 'One change with the record before and after' })
  @ApiOkResponse({ type: AuditEventDto })
  find(@Param() { id }: RecordParams) {
    return this.audit.find(id);
  }

  @Admin()
  @Post(':id/restore')
  @Refuses('audit.unknown', 'audit.not_restorable', 'catalog.changed_meanwhile', 'request.conflict')
  @ApiOperation({
    summary: 'Undoes this change of the record; what was changed since stays',
    description:
      'The restoration is a change of its own and is what is answered. 409 audit.not_restorable says why it cannot be done.',
  })
  @ApiOkResponse({ type: AuditEventDto })
  restore(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.audit.restore(actor, id);
  }
}
