import { counterEndedSchema, counterSessionSchema, redeemCounterSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter, Public } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { clientAddress } from '../../../platform/calls/client-address';
import { Refuses } from '../../../platform/calls/refuses';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key';
import { addressBlock } from '../../../platform/security/address-block';
import { CounterSessions } from '../counter/counter-sessions.service';

class RedeemDto extends createZodDto(redeemCounterSchema) {}
class SessionDto extends createZodDto(counterSessionSchema) {}
class EndedDto extends createZodDto(counterEndedSchema) {}

/** The device's half of a check-in at the counter. */
@ApiTags('At the counter')
@Controller('api/counter/session')
export class CounterSessionController {
  constructor(private readonly sessions: CounterSessions) {}

  @Public()
  @Post()
  @Refuses('counter.code_unknown', 'request.too_many')
  @ApiOperation({
    summary: 'A code that staff gave out becomes a bearer token for one household’s check-in, for an hour',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A secret that the device makes: under it a lost answer is given again while the code lasts.',
  })
  @ApiOkResponse({ type: SessionDto })
  redeem(@Body() { code }: RedeemDto, @IdempotencyKey() key: string | undefined, @Req() request: FastifyRequest) {
    const address = addressBlock(clientAddress(request));
    return this.sessions.redeem(code, { key, address, correlationId: String(request.id) });
  }

  @GuestAtCounter()
  @Delete()
  @Refuses('counter.unknown')
  @ApiOperation({ summary: 'The device is handed back: its token opens nothing any more' })
  @ApiOkResponse({ type: EndedDto })
  async leave(@CurrentPrincipal() who: Principal, @Req() { id }: FastifyRequest) {
    await this.sessions.leave(who, String(id));
    return { isEnded: true };
  }
}
