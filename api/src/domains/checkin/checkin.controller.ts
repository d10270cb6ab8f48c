import { contactActivitySchema, groupingRequestSchema, groupingSchema, idSchema } from '@arrival/contracts';
import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../platform/auth/principal';
import { GroupingService } from './grouping.service';
import { LocationContactsService } from './location-contacts.service';

class LocationParameters extends createZodDto(z.object({ locationId: idSchema })) {}
class ContactActivityDto extends createZodDto(contactActivitySchema) {}
class GroupingRequestDto extends createZodDto(groupingRequestSchema) {}
class GroupingDto extends createZodDto(groupingSchema) {}

const examples = { family: { value: { activityId: 1, contactIds: [100001, 100002, 100003] } } };

@ApiTags('Check-in')
@Controller('api')
export class CheckinController {
  constructor(
    private readonly contacts: LocationContactsService,
    private readonly groupings: GroupingService,
  ) {}

  @Guest()
  @Get('activities/locations/:locationId/contacts')
  @ApiOperation({ summary: 'The activities of a location with the members they apply to, what is left to do, and why' })
  @ApiOkResponse({ type: [ContactActivityDto] })
  list(@CurrentPrincipal() principal: Principal, @Param() { locationId }: LocationParameters) {
    return this.contacts.list(principal, locationId);
  }

  @Guest()
  @Post('tasks/ContactTaskGrouping/Location/:locationId')
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'The contact tasks of chosen members in one activity, by kind' })
  @ApiBody({ type: GroupingRequestDto, examples })
  @ApiOkResponse({ type: GroupingDto })
  group(@CurrentPrincipal() principal: Principal, @Param() { locationId }: LocationParameters, @Body() body: GroupingRequestDto) {
    return this.groupings.group(principal, locationId, body);
  }
}
