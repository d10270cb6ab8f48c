import { guestLocationSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Guest } from '../../platform/auth/access';
import { LocationsService } from './locations.service';

class GuestLocationDto extends createZodDto(guestLocationSchema) {}

const example = {
  id: 1,
  name: 'Base lodge',
  description: 'Tickets, passes and rentals',
  isEnabled: true,
  isDefault: true,
  isEditProfileLocation: false,
  usePosTransactionsAndOrders: false,
  defaultActivityId: 1,
  checkInCompleteText: '<p>Pick up your pass at the box by the door.</p>',
  timeZone: 'America/Denver',
  modifiedDateUtc: '2026-11-20T16:00:00.000Z',
};

@ApiTags('Locations')
@Controller('api/locations')
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Guest()
  @Get()
  @ApiOperation({ summary: 'The locations a guest may choose, the default first' })
  @ApiOkResponse({ type: [GuestLocationDto], example: [example] })
  list() {
    return this.locations.listForGuests();
  }
}
