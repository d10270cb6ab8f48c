import {
  apiDefaultSettingsSchema,
  apiDefaultSettingsWriteSchema,
  apiKeyCreateSchema,
  apiKeySchema,
} from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { recordBody } from '../../../platform/calls/record-body';
import { RecordParams } from '../../../platform/calls/record-params';
import { Refuses } from '../../../platform/calls/refuses';
import { ApiDefaultSettingsService } from '../api-default-settings.service';
import { apiKeyShape } from '../api-keys.queries';
import { ApiKeysService } from '../api-keys.service';

const filters = { q: searchWords.optional(), id: recordIds.optional(), isRevoked: z.boolean().optional() };
class ListDto extends createZodDto(listQuerySchema(Object.keys(apiKeyShape.sorts), filters)) {}
class ApiKeyDto extends createZodDto(apiKeySchema) {}
class ApiKeyCreateDto extends createZodDto(apiKeyCreateSchema) {}
class ApiDefaultSettingsDto extends createZodDto(apiDefaultSettingsSchema) {}
class ApiDefaultSettingsWriteDto extends createZodDto(
  recordBody(apiDefaultSettingsWriteSchema, apiDefaultSettingsSchema),
) {}

@ApiTags('API keys')
@Controller('api/admin/apikey')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly defaults: ApiDefaultSettingsService,
  ) {}

  @Admin()
  @Get('list')
  @ApiOperation({ summary: 'The keys in use, with their last four letters; revoked ones with the filter isRevoked' })
  @AnswersPage('apikey', ApiKeyDto)
  list(@Query() query: ListDto) {
    return this.keys.list(query);
  }

  @Admin()
  @Post()
  @ApiOperation({ summary: 'Makes a key; this answer alone has the whole of it in `token`' })
  @ApiBody({ type: ApiKeyCreateDto, examples: { nightly: { value: { nickname: 'CRM nightly', type: 'standard' } } } })
  @ApiOkResponse({ type: ApiKeyDto })
  create(@CurrentActor() actor: Actor, @Body() body: ApiKeyCreateDto) {
    return this.keys.create(actor, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('key.unknown')
  @ApiOperation({ summary: 'Revokes a key for good; its next call is refused' })
  @ApiOkResponse({ type: ApiKeyDto })
  revoke(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.keys.revoke(actor, id);
  }

  @Admin()
  @Get('defaults')
  @ApiOperation({ summary: 'Which days an export answers that names none' })
  @ApiOkResponse({ type: ApiDefaultSettingsDto })
  readDefaults() {
    return this.defaults.read();
  }

  @Admin()
  @Put('defaults')
  @Refuses('catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Changes which days an export answers that names none' })
  @ApiBody({
    type: ApiDefaultSettingsWriteDto,
    examples: { week: { value: { daysBeforeCurrentDay: 0, daysAfterCurrentDay: 7 } } },
  })
  @ApiOkResponse({ type: ApiDefaultSettingsDto })
  updateDefaults(@CurrentActor() actor: Actor, @Body() body: ApiDefaultSettingsWriteDto) {
    return this.defaults.update(actor, body);
  }
}
