import {
  activateMediaQuerySchema,
  confirmationsSchema,
  contactMediaSchema,
  createMediaQuerySchema,
  mediaQuerySchema,
  sendLinkSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Capability } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { MobilePassesService } from '../mobile/mobile-passes.service';
import type { PassCaller } from '../pass-callers';
import { CurrentPassCaller } from './pass-caller';

class MediaQueryDto extends createZodDto(mediaQuerySchema) {}
class CreateMediaQueryDto extends createZodDto(createMediaQuerySchema) {}
class ActivateMediaQueryDto extends createZodDto(activateMediaQuerySchema) {}
class SendLinkDto extends createZodDto(sendLinkSchema) {}
class ContactMediaDto extends createZodDto(contactMediaSchema) {}
class ConfirmationsDto extends createZodDto(confirmationsSchema) {}

/** Passes on guests' phones (spec §7, D39); there with the feature BLEConnect alone. */
@ApiTags('Passes on phones')
@Controller('api/media')
export class MediaController {
  constructor(private readonly passes: MobilePassesService) {}

  @Capability(true)
  @Get('contactmedia')
  @Refuses('contact.unknown', 'pass.refused', 'pass.away')
  @ApiOperation({
    summary: 'The mobile pass of a person, with its state',
    description: 'Without a token or cookie that names the code, every code answers that there is none.',
  })
  @ApiOkResponse({ type: ContactMediaDto })
  media(@CurrentPassCaller() caller: PassCaller, @Query() { ipcode }: MediaQueryDto) {
    return this.passes.media(caller, ipcode);
  }

  @Capability()
  @Post('ble')
  @Refuses('contact.unknown', 'pass.none', 'pass.refused', 'pass.away')
  @ApiOperation({ summary: 'Makes the e-ticket of a person; the same again is the same one' })
  @ApiOkResponse({ type: ConfirmationsDto })
  create(@CurrentPassCaller() caller: PassCaller, @Query() { customerId }: CreateMediaQueryDto) {
    return this.passes.create(caller, customerId);
  }

  @Capability()
  @Post('ble-activation')
  @Refuses('contact.unknown', 'pass.no_recipient', 'pass.refused', 'pass.away')
  @ApiOperation({ summary: 'Activates the e-ticket and sends its link to what is on file' })
  @ApiOkResponse({ type: ContactMediaDto })
  activate(@CurrentPassCaller() caller: PassCaller, @Query() { transactionId }: ActivateMediaQueryDto) {
    return this.passes.activate(caller, transactionId);
  }

  @Capability()
  @Post('updateeticketdelivery')
  @Refuses('contact.unknown', 'pass.none', 'pass.no_recipient', 'pass.refused', 'pass.away')
  @ApiOperation({
    summary: 'Sends the link once more, by e-mail (1) or SMS (2), four times within ten minutes at most',
  })
  @ApiOkResponse({ type: ContactMediaDto })
  send(@CurrentPassCaller() caller: PassCaller, @Body() body: SendLinkDto) {
    return this.passes.send(caller, body);
  }
}
