import { collectionItemSchema, collectionItemWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { AdminCollectionItemsService } from '../admin-collection-items.service';
import { itemShape } from '../admin-collections.queries';

const filters = { q: searchWords.optional(), id: recordIds.optional(), collectionId: recordId.optional() };
class ListDto extends createZodDto(listQuerySchema(Object.keys(itemShape.sorts), filters)) {}
class CollectionItemDto extends createZodDto(collectionItemSchema) {}
class CollectionItemWriteDto extends createZodDto(recordBody(collectionItemWriteSchema, collectionItemSchema)) {}

const example = { name: 'Gondola', value: 'GON01', collectionId: 1, version: 1 };

@ApiTags('Collections')
@Controller('api/collections/items')
export class AdminCollectionItemsController {
  constructor(private readonly collectionItems: AdminCollectionItemsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Items of collections' })
  @AnswersPage('items', CollectionItemDto)
  list(@Query() query: ListDto) {
    return this.collectionItems.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('collection.unknown')
  @ApiOperation({ summary: 'One item' })
  @ApiOkResponse({ type: CollectionItemDto })
  find(@Param() { id }: RecordParams) {
    return this.collectionItems.find(id);
  }

  @Admin()
  @Post()
  @Refuses()
  @ApiOperation({ summary: 'Adds an item to a collection' })
  @ApiBody({ type: CollectionItemWriteDto, examples: { gondola: { value: example } } })
  @ApiOkResponse({ type: CollectionItemDto })
  create(@CurrentActor() actor: Actor, @Body() body: CollectionItemWriteDto) {
    return this.collectionItems.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('collection.unknown', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Replaces an item' })
  @ApiBody({ type: CollectionItemWriteDto, examples: { gondola: { value: example } } })
  @ApiOkResponse({ type: CollectionItemDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: CollectionItemWriteDto) {
    return this.collectionItems.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('collection.unknown')
  @ApiOperation({ summary: 'Deletes an item; answers what was deleted' })
  @ApiOkResponse({ type: CollectionItemDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.collectionItems.remove(actor, id);
  }
}
