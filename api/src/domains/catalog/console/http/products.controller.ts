import { productSchema } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/http/list-query';
import { AnswersPage } from '../../../../platform/http/page';
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
class ProductDto extends createZodDto(productSchema) {}

@ApiTags('Activities')
@Controller('api/admin/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Products of the point of sale, by name or code' })
  @AnswersPage('products', ProductDto)
  list(@Query() query: ListDto) {
    return this.products.list(query);
  }
}
