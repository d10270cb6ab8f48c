import { purchaseImportedSchema, purchaseImportSchema } from '@arrival/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { PurchaseImportService } from '../import/purchase-import.service';

class PurchaseImportDto extends createZodDto(purchaseImportSchema) {}
class PurchaseImportedDto extends createZodDto(purchaseImportedSchema) {}

@ApiTags('Find a guest')
@Controller('api/admin/purchases')
export class PurchaseImportController {
  constructor(private readonly imports: PurchaseImportService) {}

  @Admin()
  @Post('import')
  @HttpCode(200)
  @Refuses('purchase.kept_elsewhere')
  @ApiOperation({
    summary: "Takes over a shop's orders, where no point of sale is connected",
    description:
      'Each order as a whole or not at all: what it does not name any more is cancelled. Families are found by the e-mail, members by name and ' +
      'birth date; who is new is added. The same lines again change nothing. Each order that changed something is in the trail.',
  })
  @ApiOkResponse({ type: PurchaseImportedDto })
  import(@CurrentActor() actor: Actor, @Body() body: PurchaseImportDto) {
    return this.imports.import(actor, body);
  }
}
