import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { AdminLocationsService } from '../admin-locations.service';
import {
  AdminLocationDto,
  LinkActivityDto,
  LocationActivityParams,
  LocationWriteDto,
  locationExample,
} from './location.dto';

/** The list is `GET /api/locations`, which guests call too. */
@ApiTags('Locations')
@Controller('api/locations')
export class AdminLocationsController {
  constructor(private readonly locations: AdminLocationsService) {}

  @Admin()
  @Get(':id')
  @Refuses('location.unknown')
  @ApiOperation({ summary: 'One location with its activities' })
  @ApiOkResponse({ type: AdminLocationDto })
  find(@Param() { id }: RecordParams) {
    return this.locations.find(id);
  }

  @Admin()
  @Post()
  @Refuses('activity.unknown', 'catalog.name_taken')
  @ApiOperation({ summary: 'Adds a location; a new default takes over from the old one' })
  @ApiBody({ type: LocationWriteDto, examples: { lodge: { value: locationExample } } })
  @ApiOkResponse({ type: AdminLocationDto })
  create(@CurrentActor() actor: Actor, @Body() body: LocationWriteDto) {
    return this.locations.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses(
    'location.unknown',
    'catalog.changed_meanwhile',
    'activity.unknown',
    'catalog.name_taken',
    'location.is_default',
  )
  @ApiOperation({
    summary:
      'Replaces a location; what is left out gets its default value, but for time zone, hours and translations, which stay',
  })
  @ApiBody({ type: LocationWriteDto, examples: { lodge: { value: locationExample } } })
  @ApiOkResponse({ type: AdminLocationDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: LocationWriteDto) {
    return this.locations.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('location.unknown', 'location.is_default')
  @ApiOperation({ summary: 'Deletes a location, never the default one; answers what was deleted' })
  @ApiOkResponse({ type: AdminLocationDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.locations.remove(actor, id);
  }

  @Admin()
  @Post(':id/activities')
  @Refuses('location.unknown', 'activity.unknown', 'catalog.linked_already')
  @ApiOperation({ summary: 'Offers an activity at a location; answers the location' })
  @ApiBody({ type: LinkActivityDto, examples: { skiing: { value: { activityId: 1 } } } })
  @ApiOkResponse({ type: AdminLocationDto })
  link(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() { activityId }: LinkActivityDto) {
    return this.locations.link(actor, id, activityId);
  }

  @Admin()
  @Delete(':id/activities/:activityId')
  @Refuses('location.unknown', 'activity.unknown')
  @ApiOperation({
    summary: 'No longer offers an activity at a location; answers the location',
    description: 'When it was the default activity there, the location is left without one.',
  })
  @ApiOkResponse({ type: AdminLocationDto })
  unlink(@CurrentActor() actor: Actor, @Param() { id, activityId }: LocationActivityParams) {
    return this.locations.unlink(actor, id, activityId);
  }
}
