import { guestLocationSchema, type LanguageTag } from '@arrival/contracts';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter } from '../../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../../platform/auth/principal';
import { AskedLanguage } from '../../../../platform/calls/asked-language';
import { ConsoleHost } from '../../../../platform/calls/console-host';
import { AnswersPage } from '../../../../platform/calls/page';
import { Refuses } from '../../../../platform/calls/refuses';
import { LocationsService } from '../locations.service';
import { AdminLocationDto, LocationListDto } from './location.dto';

class GuestLocationDto extends createZodDto(guestLocationSchema) {}

@ApiTags('Locations')
@Controller('api/locations')
export class LocationsController {
  constructor(
    private readonly locations: LocationsService,
    private readonly hosts: ConsoleHost,
  ) {}

  @GuestAtCounter()
  @Get()
  @AnswersPage('locations', AdminLocationDto, GuestLocationDto)
  @ApiHeader({ name: 'range', required: false })
  @ApiHeader({ name: 'accept-language', required: false })
  @Refuses('auth.forbidden', 'route.unknown')
  @ApiOperation({
    summary: 'The locations a guest may choose, the default first',
    description:
      'To an administrator, or with range, sort or filter (or a Range header), it is the list of the console: every location with its activities, for administrators alone.',
  })
  list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: LocationListDto,
    @AskedLanguage() language: LanguageTag,
    @Req() request: FastifyRequest,
  ) {
    return this.locations.list(principal, query, {
      language,
      range: request.headers.range,
      servesConsole: this.hosts.servesConsole(request),
    });
  }
}
