import type { Product } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../../platform/http/list-query';
import type { Page } from '../../../platform/http/page';
import { ProductsQueries } from './products.queries';

/** The products that an activity may be linked to. */
@Injectable()
export class ProductsService {
  constructor(private readonly queries: ProductsQueries) {}

  list(query: ListQuery): Promise<Page<Product>> {
    return this.queries.table.list(query);
  }
}
