import { adminSettingsSchema, adminSettingsWriteSchema } from '@arrival/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { recordBody } from '../../../platform/calls/record-body';
import { Refuses } from '../../../platform/calls/refuses';
import { TakesMegabytes } from '../../../platform/http/long-bodies';
import { AdminSettingsService } from '../admin-settings.service';

class AdminSettingsDto extends createZodDto(adminSettingsSchema) {}

/** GET answers null for the secret, which nobody reads; beside the word whether it is set it comes from there, and the secret stays. */
const withoutAnsweredSecret = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('isOneRiskSecretSet' in body)) return body;
  const { oneRiskSecret, ...rest } = body as { oneRiskSecret?: unknown };
  return oneRiskSecret === null ? rest : body;
};
const settingsBody = z.preprocess(withoutAnsweredSecret, recordBody(adminSettingsWriteSchema, adminSettingsSchema));
class AdminSettingsWriteDto extends createZodDto(settingsBody) {}

const general = { resortCodes: 'NORTH, SOUTH', dateFormat: 'mmddyyyy', pointOfSaleSystem: 'RTP', version: 3 };
const theme = { themeSettings: '{"buttons":{"primary":{"backgroundColor":"#0B6E99","color":"#FFFFFF"}}}', version: 3 };

@ApiTags('Settings')
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: AdminSettingsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'General settings, texts and theme; of the 1Risk secret only whether and when it was set' })
  @ApiOkResponse({ type: AdminSettingsDto })
  read() {
    return this.settings.read();
  }

  @Admin()
  @Put()
  @TakesMegabytes(4)
  @Refuses('settings.invalid', 'catalog.changed_meanwhile')
  @ApiOperation({
    summary: 'Changes settings; what is left out stays',
    description:
      'Texts and theme replace what was saved; the record that GET answered may be sent back, and its secret stays. A wrong value answers 422 settings.invalid with its path.',
  })
  @ApiBody({ type: AdminSettingsWriteDto, examples: { general: { value: general }, theme: { value: theme } } })
  @ApiOkResponse({ type: AdminSettingsDto })
  update(@CurrentActor() actor: Actor, @Body() body: AdminSettingsWriteDto) {
    return this.settings.update(actor, body);
  }
}
