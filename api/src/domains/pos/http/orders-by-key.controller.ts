import { purchaseImportedSchema, purchaseImportSchema } from '@arrival/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { keyActor } from '../../../platform/audit/actor';
import { ApiKey } from '../../../platform/auth/access';
import { CurrentKey, type KeyHolder } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { NoParameters } from '../../../platform/http/known-parameters';
import { PurchaseImportService } from '../import/purchase-import.service';

class OrdersDto extends createZodDto(purchaseImportSchema) {}
class OrdersTakenDto extends createZodDto(purchaseImportedSchema) {}

const line = {
  orderNumber: '1001',
  email: 'lena@example.com',
  lastName: 'Hoffmann',
  phone: null,
  productCode: 'SKI-SET',
  day: '2026-12-27',
  lastDay: null,
  isCancelled: false,
};
const example = {
  isTrial: true,
  lines: [
    { ...line, firstName: 'Lena', dateOfBirth: '1988-04-12' },
    { ...line, firstName: 'Mira', dateOfBirth: '2017-09-03' },
    // Of an order that is left out: the resort has no such product.
    { ...line, orderNumber: '1002', productCode: 'SKI-SETT', firstName: 'Lena', dateOfBirth: '1988-04-12' },
  ],
};

@ApiTags('Import')
@Controller('api/import/orders')
export class OrdersByKeyController {
  constructor(private readonly imports: PurchaseImportService) {}

  @ApiKey('orders')
  @Post()
  @HttpCode(200)
  @Refuses('request.invalid', 'purchase.kept_elsewhere')
  @ApiOperation({
    summary: "Takes over a shop's orders, where the resort has no point of sale connected",
    description:
      'For keys of the type `orders`. Each order is taken over as a whole or not at all: what it does not name any more is cancelled. The same lines again ' +
      'change nothing. Each order that changed something is in the resort’s audit trail.',
  })
  @ApiBody({ type: OrdersDto, examples: { family: { value: example } } })
  @ApiOkResponse({ type: OrdersTakenDto })
  take(
    @CurrentKey() key: KeyHolder,
    @Req() { id }: FastifyRequest,
    @Body() body: OrdersDto,
    @NoParameters() _none: undefined,
  ) {
    return this.imports.import(keyActor(key, String(id)), body);
  }
}
