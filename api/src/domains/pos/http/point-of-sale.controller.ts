import { pointOfSaleStateSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Admin } from '../../../platform/auth/access';
import { PosBridgeFacade } from '../pos-bridge.facade';

class PointOfSaleDto extends createZodDto(pointOfSaleStateSchema) {}

@ApiTags('General')
@Controller('api/admin/point-of-sale')
export class PointOfSaleController {
  constructor(private readonly bridge: PosBridgeFacade) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Whether products and orders are kept here, or come from a point of sale' })
  @ApiOkResponse({ type: PointOfSaleDto })
  find() {
    return { isBuiltIn: !this.bridge.isThere };
  }
}
