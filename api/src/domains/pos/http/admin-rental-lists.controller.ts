import { rentalListEntrySchema, rentalListEntryWriteSchema, rentalListNames } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { recordBody } from '../../../platform/calls/record-body';
import { RecordParams } from '../../../platform/calls/record-params';
import { Refuses } from '../../../platform/calls/refuses';
import { rentalListShape } from '../admin-rental-lists.queries';
import { AdminRentalListsService } from '../admin-rental-lists.service';

const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  list: z.enum(rentalListNames).optional(),
  isOffered: z.boolean().optional(),
};
class ListDto extends createZodDto(listQuerySchema(Object.keys(rentalListShape.sorts), filters)) {}
class RentalListEntryDto extends createZodDto(rentalListEntrySchema) {}
class RentalListEntryWriteDto extends createZodDto(recordBody(rentalListEntryWriteSchema, rentalListEntrySchema)) {}

const example = {
  list: 'weight',
  listKey: 'M',
  listDescription: '210 lb and more',
  listDescriptionMetric: '95 kg and more',
  dinLookupValue: 13,
  sortOrder: 13,
  translations: { de: { listDescription: 'Ab 210 lb', listDescriptionMetric: 'Ab 95 kg' } },
  version: 1,
};

@ApiTags('Rental lists')
@Controller('api/admin/rental-lists')
export class AdminRentalListsController {
  constructor(private readonly entries: AdminRentalListsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'What guests choose from in a rental profile, list by list' })
  @AnswersPage('items', RentalListEntryDto)
  list(@Query() query: ListDto) {
    return this.entries.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('rental.entry_unknown')
  @ApiOperation({ summary: 'One entry' })
  @ApiOkResponse({ type: RentalListEntryDto })
  find(@Param() { id }: RecordParams) {
    return this.entries.find(id);
  }

  @Admin()
  @Post()
  @Refuses('rental.key_taken')
  @ApiOperation({ summary: 'Adds an entry to a list' })
  @ApiBody({ type: RentalListEntryWriteDto, examples: { band: { value: example } } })
  @ApiOkResponse({ type: RentalListEntryDto })
  create(@CurrentActor() actor: Actor, @Body() body: RentalListEntryWriteDto) {
    return this.entries.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('rental.entry_unknown', 'catalog.changed_meanwhile', 'rental.key_taken', 'catalog.in_use')
  @ApiOperation({ summary: 'Replaces an entry; the key of one that profiles hold stays' })
  @ApiBody({ type: RentalListEntryWriteDto, examples: { band: { value: example } } })
  @ApiOkResponse({ type: RentalListEntryDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: RentalListEntryWriteDto) {
    return this.entries.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('rental.entry_unknown', 'catalog.in_use')
  @ApiOperation({ summary: 'Deletes an entry that no profile holds; answers what was deleted' })
  @ApiOkResponse({ type: RentalListEntryDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.entries.remove(actor, id);
  }
}
