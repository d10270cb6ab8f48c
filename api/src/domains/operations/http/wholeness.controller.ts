import { wholenessSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Admin } from '../../../platform/auth/access';
import { WholenessService } from '../checks/wholeness.service';

class WholenessDto extends createZodDto(wholenessSchema) {}

const example = {
  checkedAtUtc: '2026-12-24T08:12:00.000Z',
  checks: [
    {
      check: 'files',
      finding: 'files.spare',
      state: 'look',
      params: { files: 4077, lost: 0, spare: 2 },
      detail: '2 files without a row',
    },
    {
      check: 'clock',
      finding: 'clock.fine',
      state: 'fine',
      params: { seconds: 0.2 },
      detail: '0.2 s from the database',
    },
  ],
};

@ApiTags('Operations')
@Controller('api/admin/operations/checks')
export class WholenessController {
  constructor(private readonly wholeness: WholenessService) {}

  @Admin()
  @Get()
  @ApiOperation({
    summary: 'Is everything whole? The worst first',
    description: 'Asks anew each time; `npm run doctor` asks the same.',
  })
  @ApiOkResponse({ type: WholenessDto, example })
  check() {
    return this.wholeness.check();
  }
}
