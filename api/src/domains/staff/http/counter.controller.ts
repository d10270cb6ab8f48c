import { counterNowSchema, counterStatusSchema, idSchema, letInRequestSchema, letInSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { StaffCounterService } from '../staff-counter.service';

class HouseholdParams extends createZodDto(z.object({ contactId: idSchema })) {}
class SessionParams extends createZodDto(z.object({ contactId: idSchema, sessionId: z.uuid() })) {}
class LetInRequestDto extends createZodDto(letInRequestSchema) {}
class LetInDto extends createZodDto(letInSchema) {}
class CounterStatusDto extends createZodDto(counterStatusSchema) {}
class CounterNowDto extends createZodDto(counterNowSchema) {}

/** The staff's half of a check-in at the counter. */
@ApiTags('At the counter')
@Controller('api/admin/guests/:contactId/counter')
export class CounterController {
  constructor(private readonly counter: StaffCounterService) {}

  @Staff()
  @Post()
  @Header('cache-control', 'private, no-store')
  @Refuses('contact.unknown', 'location.unknown', 'waiver.age_unknown', 'waiver.signer_is_minor', 'counter.under_way')
  @ApiOperation({
    summary: 'A code with which the household checks in on a device at the counter, without an account',
    description:
      'It works once, for ten minutes; an earlier code or session of the household ends, with `replaces` only the one that is named. Audited.',
  })
  @ApiOkResponse({ type: LetInDto })
  letIn(@CurrentActor() actor: Actor, @Param() { contactId }: HouseholdParams, @Body() wanted: LetInRequestDto) {
    return this.counter.letIn(actor, contactId, wanted);
  }

  @Staff()
  @Get()
  @Refuses('contact.unknown')
  @ApiOperation({ summary: "The household's code or session that has not ended, so that none is replaced unawares" })
  @ApiOkResponse({ type: CounterNowDto })
  current(@Param() { contactId }: HouseholdParams) {
    return this.counter.current(contactId);
  }

  @Staff()
  @Get(':sessionId')
  @Refuses('contact.unknown', 'counter.unknown')
  @ApiOperation({ summary: 'Whether the code was used, and the device is still open' })
  @ApiOkResponse({ type: CounterStatusDto })
  status(@Param() { contactId, sessionId }: SessionParams) {
    return this.counter.status(contactId, sessionId);
  }

  @Staff()
  @Delete(':sessionId')
  @Refuses('contact.unknown', 'counter.unknown')
  @ApiOperation({ summary: 'Ends it: the code, or what is open on a device. Audited' })
  @ApiOkResponse({ type: CounterStatusDto })
  end(@CurrentActor() actor: Actor, @Param() { contactId, sessionId }: SessionParams) {
    return this.counter.end(actor, contactId, sessionId);
  }
}
