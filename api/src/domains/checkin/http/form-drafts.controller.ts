import {
  formDraftNameSchema,
  formDraftRequestSchema,
  formDraftStateSchema,
  formDraftsSchema,
} from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { FormDraftsService } from '../drafts/form-drafts.service';

class DraftsDto extends createZodDto(formDraftsSchema) {}
class DraftStateDto extends createZodDto(formDraftStateSchema) {}
class DraftRequestDto extends createZodDto(formDraftRequestSchema) {}
class DraftParameters extends createZodDto(z.object({ name: formDraftNameSchema })) {}

/** A guest goes on where they were, on any device. */
@ApiTags('Check-in')
@Controller('api/drafts')
export class FormDraftsController {
  constructor(private readonly drafts: FormDraftsService) {}

  @GuestAtCounter()
  @Get()
  @ApiOperation({ summary: 'What the household typed and has not saved, of the last 24 hours' })
  @ApiOkResponse({ type: DraftsDto })
  list(@CurrentPrincipal() who: Principal, @Req() { id }: FastifyRequest) {
    return this.drafts.list(who, String(id));
  }

  @GuestAtCounter()
  @Put(':name')
  @Refuses('contact.unknown')
  @ApiOperation({
    summary: 'Keeps what was typed into a form, sealed, for 24 hours; what comes last counts',
    description: 'The name is the form’s kind, `rental` or `child`, and the contact task’s id: `rental.1.1.2.100001`.',
  })
  @ApiOkResponse({ type: DraftStateDto })
  keep(@CurrentPrincipal() who: Principal, @Param() { name }: DraftParameters, @Body() body: DraftRequestDto) {
    return this.drafts.keep(who, name, body.value);
  }

  @GuestAtCounter()
  @Delete(':name')
  @Refuses('contact.unknown')
  @ApiOperation({ summary: 'Forgets it: it was saved, or given up' })
  @ApiOkResponse({ type: DraftStateDto })
  forget(@CurrentPrincipal() who: Principal, @Param() { name }: DraftParameters) {
    return this.drafts.forget(who, name);
  }
}
