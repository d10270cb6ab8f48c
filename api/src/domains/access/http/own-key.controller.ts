import { ownKeySchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ApiKey } from '../../../platform/auth/access';
import { CurrentKey, type KeyHolder } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { NoParameters } from '../../../platform/http/known-parameters';
import { ApiKeysService } from '../api-keys.service';

class OwnKeyDto extends createZodDto(ownKeySchema) {}

@ApiTags('Export')
@Controller('api/export/key')
export class OwnKeyController {
  constructor(private readonly keys: ApiKeysService) {}

  @ApiKey('events')
  @Get()
  @Refuses('request.invalid')
  @ApiOperation({
    summary: 'Which key this is, how often it may call, and which days an export answers that names none',
  })
  @ApiOkResponse({ type: OwnKeyDto })
  read(@CurrentKey() key: KeyHolder, @NoParameters() _none: undefined) {
    return this.keys.describe(key);
  }
}
