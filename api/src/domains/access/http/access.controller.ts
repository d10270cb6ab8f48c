import {
  adminEmailChangeSchema,
  adminEmailCreateSchema,
  adminEmailSchema,
  adminEmailWriteSchema,
  authenticatedSchema,
} from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin, Staff } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { listQuerySchema, recordIds, searchWords } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { recordBody } from '../../../platform/calls/record-body';
import { RecordParams } from '../../../platform/calls/record-params';
import { Refuses } from '../../../platform/calls/refuses';
import { adminEmailShape } from '../access.queries';
import { AccessService } from '../access.service';

const filters = { q: searchWords.optional(), id: recordIds.optional(), isDeleted: z.boolean().optional() };
class ListDto extends createZodDto(listQuerySchema(Object.keys(adminEmailShape.sorts), filters)) {}
class AdminEmailDto extends createZodDto(adminEmailSchema) {}
class AdminEmailCreateDto extends createZodDto(recordBody(adminEmailCreateSchema, adminEmailSchema)) {}
class AdminEmailWriteDto extends createZodDto(recordBody(adminEmailWriteSchema, adminEmailSchema)) {}
class AdminEmailChangeDto extends createZodDto(recordBody(adminEmailChangeSchema, adminEmailSchema)) {}
class AuthenticatedDto extends createZodDto(authenticatedSchema) {}

@ApiTags('Access')
@Controller('api/admin')
export class AccessController {
  constructor(private readonly access: AccessService) {}

  @Staff()
  @Get('authenticated')
  @ApiOperation({ summary: 'As what the caller may use the console; anybody else is answered 401 or 403' })
  @ApiOkResponse({ type: AuthenticatedDto })
  authenticated(@CurrentPrincipal() principal: Principal) {
    return this.access.authenticated(principal);
  }

  @Admin()
  @Get('access/email')
  @ApiOperation({ summary: 'The addresses with access; removed ones with the filter isDeleted' })
  @AnswersPage('email', AdminEmailDto)
  list(@Query() query: ListDto) {
    return this.access.list(query);
  }

  @Admin()
  @Get('access/email/:id')
  @Refuses('access.unknown')
  @ApiOperation({ summary: 'One address' })
  @ApiOkResponse({ type: AdminEmailDto })
  find(@Param() { id }: RecordParams) {
    return this.access.find(id);
  }

  @Admin()
  @Post('access/email')
  @Refuses('access.listed_already')
  @ApiOperation({
    summary:
      'Gives an address access, as an administrator unless it says desk; it is bound to the account that proves it first',
  })
  @ApiBody({
    type: AdminEmailCreateDto,
    examples: {
      colleague: { value: { email: 'kim@resort.example' } },
      desk: { value: { email: 'sam@resort.example', role: 'desk' } },
    },
  })
  @ApiOkResponse({ type: AdminEmailDto })
  create(@CurrentActor() actor: Actor, @Body() body: AdminEmailCreateDto) {
    return this.access.create(actor, body);
  }

  @Admin()
  @Put('access/email')
  @Refuses('access.unknown', 'access.listed_already', 'access.last_administrator', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Changes an address, or its role, named in the body' })
  @ApiBody({
    type: AdminEmailChangeDto,
    examples: { married: { value: { id: 2, email: 'kim.lee@resort.example', version: 1 } } },
  })
  @ApiOkResponse({ type: AdminEmailDto })
  change(@CurrentActor() actor: Actor, @Body() body: AdminEmailChangeDto) {
    return this.access.update(actor, body.id, body);
  }

  @Admin()
  @Put('access/email/:id')
  @Refuses('access.unknown', 'access.listed_already', 'access.last_administrator', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Changes an address or its role' })
  @ApiBody({
    type: AdminEmailWriteDto,
    examples: { married: { value: { email: 'kim.lee@resort.example', version: 1 } } },
  })
  @ApiOkResponse({ type: AdminEmailDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: AdminEmailWriteDto) {
    return this.access.update(actor, id, body);
  }

  @Admin()
  @Delete('access/email/:id')
  @Refuses('access.unknown', 'access.last_administrator')
  @ApiOperation({ summary: 'Takes access away from the next request on; the last administrator stays' })
  @ApiOkResponse({ type: AdminEmailDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.access.remove(actor, id);
  }
}
