import { collectionSchema, collectionWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { collectionShape } from '../admin-collections.queries';
import { AdminCollectionsService } from '../admin-collections.service';

const filters = { q: searchWords.optional(), id: recordIds.optional() };
class ListDto extends createZodDto(listQuerySchema(Object.keys(collectionShape.sorts), filters)) {}
class CollectionDto extends createZodDto(collectionSchema) {}
class CollectionWriteDto extends createZodDto(recordBody(collectionWriteSchema, collectionSchema)) {}

const example = { name: 'Lift gates', version: 1 };

@ApiTags('Collections')
@Controller('api/collections')
export class AdminCollectionsController {
  constructor(private readonly collections: AdminCollectionsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Collections with their items; those of the Pass Checker only while it is on' })
  @AnswersPage('collections', CollectionDto)
  list(@Query() query: ListDto) {
    return this.collections.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('collection.unknown')
  @ApiOperation({ summary: 'One collection with its items' })
  @ApiOkResponse({ type: CollectionDto })
  find(@Param() { id }: RecordParams) {
    return this.collections.find(id);
  }

  @Admin()
  @Post()
  @Refuses()
  @ApiOperation({ summary: 'Adds a collection' })
  @ApiBody({ type: CollectionWriteDto, examples: { gates: { value: example } } })
  @ApiOkResponse({ type: CollectionDto })
  create(@CurrentActor() actor: Actor, @Body() body: CollectionWriteDto) {
    return this.collections.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('collection.unknown', 'catalog.changed_meanwhile', 'collection.protected')
  @ApiOperation({ summary: 'Renames a collection; 1 and 2 keep their names' })
  @ApiBody({ type: CollectionWriteDto, examples: { gates: { value: example } } })
  @ApiOkResponse({ type: CollectionDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: CollectionWriteDto) {
    return this.collections.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('collection.unknown', 'collection.protected')
  @ApiOperation({ summary: 'Deletes a collection and its items, never 1 or 2; answers what was deleted' })
  @ApiOkResponse({ type: CollectionDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.collections.remove(actor, id);
  }
}
