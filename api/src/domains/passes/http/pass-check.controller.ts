import { passCheckRequestSchema, passCheckSchema, passLocationsSchema } from '@arrival/contracts';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Public } from '../../../platform/auth/access';
import type { ArrivalRequest } from '../../../platform/auth/principal';
import { clientAddress } from '../../../platform/calls/client-address';
import { Refuses } from '../../../platform/calls/refuses';
import { addressBlock } from '../../../platform/security/address-block';
import { PassCheckService } from '../pass-check.service';

class PassCheckRequestDto extends createZodDto(passCheckRequestSchema) {}
class PassCheckDto extends createZodDto(passCheckSchema) {}
class PassLocationsDto extends createZodDto(passLocationsSchema) {}

/** There with the feature PassChecker alone. */
@ApiTags('Pass Checker')
@Controller('api/profile/passes')
export class PassCheckController {
  constructor(private readonly passes: PassCheckService) {}

  @Public()
  @Get('locations')
  @ApiOperation({ summary: 'The lifts that may be asked about' })
  @ApiOkResponse({ type: PassLocationsDto })
  locations() {
    return this.passes.locations();
  }

  @Public()
  @Post('check')
  @Refuses('request.too_many')
  @ApiOperation({
    summary: 'Whether a pass is valid on a day',
    description:
      'It only validates. Unknown, foreign and malformed numbers are answered alike; forty of them within ten minutes are the most.',
  })
  @ApiBody({
    type: PassCheckRequestDto,
    examples: { today: { value: { passId: 'SP1000020', date: '2026-12-20', accessLocation: 'GONDOLA' } } },
  })
  @ApiOkResponse({ type: PassCheckDto })
  check(@Body() body: PassCheckRequestDto, @Req() request: ArrivalRequest) {
    return this.passes.check(body, addressBlock(clientAddress(request)));
  }
}
