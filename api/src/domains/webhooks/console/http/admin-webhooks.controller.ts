import { webhookSchema, webhookWithSecretSchema, webhookWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { AdminWebhooksService } from '../admin-webhooks.service';

class ListDto extends createZodDto(
  listQuerySchema(['url', 'id', 'state', 'description', 'modifiedDateUtc'], {
    q: searchWords.optional(),
    id: recordIds.optional(),
  }),
) {}
class WebhookDto extends createZodDto(webhookSchema) {}
class WebhookWithSecretDto extends createZodDto(webhookWithSecretSchema) {}
class WebhookWriteDto extends createZodDto(recordBody(webhookWriteSchema, webhookSchema)) {}

const example = {
  url: 'https://crm.example.com/hooks/arrival',
  description: 'Nightly CRM',
  events: ['waiver.signed'],
  version: 1,
};

@ApiTags('Webhooks')
@Controller('api/admin/webhooks')
export class AdminWebhooksController {
  constructor(private readonly webhooks: AdminWebhooksService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Addresses that are told of events' })
  @AnswersPage('webhooks', WebhookDto)
  list(@Query() query: ListDto) {
    return this.webhooks.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'One of them' })
  @ApiOkResponse({ type: WebhookDto })
  find(@Param() { id }: RecordParams) {
    return this.webhooks.find(id);
  }

  @Admin()
  @Post()
  @Refuses('webhook.address_refused')
  @ApiOperation({ summary: 'Adds an address; its secret is answered this once' })
  @ApiBody({ type: WebhookWriteDto, examples: { crm: { value: example } } })
  @ApiOkResponse({ type: WebhookWithSecretDto })
  create(@CurrentActor() actor: Actor, @Body() body: WebhookWriteDto) {
    return this.webhooks.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('webhook.unknown', 'webhook.address_refused', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Changes the address, its description and what it is told of' })
  @ApiBody({ type: WebhookWriteDto, examples: { crm: { value: example } } })
  @ApiOkResponse({ type: WebhookDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: WebhookWriteDto) {
    return this.webhooks.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'Removes an address; nothing more is sent to it' })
  @ApiOkResponse({ type: WebhookDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.webhooks.remove(actor, id);
  }

  @Admin()
  @Post(':id/secret')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'Makes a new secret, answered this once; the one before signs as well for a day' })
  @ApiOkResponse({ type: WebhookWithSecretDto })
  changeSecret(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.webhooks.changeSecret(actor, id);
  }

  @Admin()
  @Post(':id/pause')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'Sends nothing until it is started again; what happens meanwhile waits' })
  @ApiOkResponse({ type: WebhookDto })
  pause(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.webhooks.pause(actor, id);
  }

  @Admin()
  @Post(':id/resume')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'Starts again; what waited is sent' })
  @ApiOkResponse({ type: WebhookDto })
  resume(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.webhooks.resume(actor, id);
  }
}
