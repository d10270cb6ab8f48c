import { adminProductSchema, productWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { productShape } from '../products.queries';
import { ProductsService } from '../products.service';

const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  isSeasonPass: z.boolean().optional(),
  /** Those that do not lead to the activity yet. */
  exceptActivityId: recordId.optional(),
};
class ListDto extends createZodDto(listQuerySchema(Object.keys(productShape.sorts), filters)) {}
class ProductDto extends createZodDto(adminProductSchema) {}
class ProductWriteDto extends createZodDto(recordBody(productWriteSchema, adminProductSchema)) {}

const example = {
  code: 'SKI-SET',
  name: 'Ski set',
  isSeasonPass: false,
  requiresImage: false,
  rules: ['RENTALPROFILEREQUIRED'],
  posWaiverIds: ['W-RENTAL'],
};

@ApiTags('Activities')
@Controller('api/admin/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: "Products: of the point of sale, or the resort's own" })
  @AnswersPage('products', ProductDto)
  list(@Query() query: ListDto) {
    return this.products.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('product.unknown')
  @ApiOperation({ summary: 'One product' })
  @ApiOkResponse({ type: ProductDto })
  find(@Param() { id }: RecordParams) {
    return this.products.find(id);
  }

  @Admin()
  @Post()
  @Refuses('product.code_taken', 'product.kept_elsewhere')
  @ApiOperation({ summary: 'Adds a product, where no point of sale tells them' })
  @ApiBody({ type: ProductWriteDto, examples: { set: { value: example } } })
  @ApiOkResponse({ type: ProductDto })
  create(@CurrentActor() actor: Actor, @Body() body: ProductWriteDto) {
    return this.products.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('product.unknown', 'catalog.changed_meanwhile', 'product.code_taken', 'product.kept_elsewhere')
  @ApiOperation({ summary: 'Replaces a product' })
  @ApiBody({ type: ProductWriteDto, examples: { set: { value: { ...example, version: 1 } } } })
  @ApiOkResponse({ type: ProductDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: ProductWriteDto) {
    return this.products.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('product.unknown', 'catalog.in_use', 'product.kept_elsewhere')
  @ApiOperation({ summary: 'Deletes a product that no activity names and nobody has bought; answers what was deleted' })
  @ApiOkResponse({ type: ProductDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.products.remove(actor, id);
  }
}
