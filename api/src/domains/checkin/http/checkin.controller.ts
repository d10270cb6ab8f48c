import {
  contactActivitySchema,
  groupingRequestSchema,
  groupingSchema,
  idSchema,
  type LanguageTag,
  sharedGroupingSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { AskedLanguage } from '../../../platform/calls/asked-language';
import { Refuses } from '../../../platform/calls/refuses';
import { GroupingService } from '../grouping.service';
import { LocationContactsService } from '../location-contacts.service';

class LocationParameters extends createZodDto(z.object({ locationId: idSchema })) {}
class ContactActivityDto extends createZodDto(contactActivitySchema) {}
class GroupingRequestDto extends createZodDto(groupingRequestSchema) {}
class GroupingDto extends createZodDto(groupingSchema) {}
class SharedGroupingDto extends createZodDto(sharedGroupingSchema) {}

const examples = {
  family: { value: { activityId: 1, contactIds: [100001, 100002, 100003] } },
  lean: {
    summary: 'Nothing twice, texts and lists by their hash',
    value: { activityId: 1, contactIds: [100001, 100002], form: 'shared' },
  },
};

@ApiTags('Check-in')
@Controller('api')
export class CheckinController {
  constructor(
    private readonly contacts: LocationContactsService,
    private readonly groupings: GroupingService,
  ) {}

  @GuestAtCounter()
  @Get('activities/locations/:locationId/contacts')
  @Refuses('location.unknown')
  @ApiOperation({ summary: 'The activities of a location with the members they apply to, what is left to do, and why' })
  @ApiOkResponse({ type: [ContactActivityDto] })
  @ApiHeader({ name: 'accept-language', required: false })
  list(
    @CurrentPrincipal() principal: Principal,
    @Param() { locationId }: LocationParameters,
    @AskedLanguage() language: LanguageTag,
  ) {
    return this.contacts.list(principal, locationId, language);
  }

  @GuestAtCounter()
  @Post('tasks/ContactTaskGrouping/Location/:locationId')
  @Refuses('location.unknown', 'activity.unknown', 'contact.unknown')
  @ApiOperation({ summary: 'The contact tasks of chosen members in one activity, by kind' })
  @ApiHeader({ name: 'accept-language', required: false })
  @ApiBody({ type: GroupingRequestDto, examples })
  @ApiExtraModels(GroupingDto, SharedGroupingDto)
  @ApiOkResponse({ schema: { oneOf: [GroupingDto, SharedGroupingDto].map((form) => ({ $ref: getSchemaPath(form) })) } })
  group(
    @CurrentPrincipal() principal: Principal,
    @Param() { locationId }: LocationParameters,
    @Body() body: GroupingRequestDto,
    @AskedLanguage() language: LanguageTag,
    @Req() { id }: FastifyRequest,
  ) {
    return this.groupings.group(principal, locationId, body, language, String(id));
  }
}
