import { guestLocationSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Guest } from '../../platform/auth/access';
import { LocationsService } from './locations.service';

class GuestLocationDto extends createZodDto(guestLocationSchema) {}

@ApiTags('Locations')
@Controller('api/locations')
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Guest()
  @Get()
  @ApiOperation({ summary: 'The locations a guest may choose, the default first' })
  @ApiOkResponse({ type: [GuestLocationDto] })
  list() {
    return this.locations.listForGuests();
  }
}
