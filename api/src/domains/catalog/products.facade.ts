import { Injectable } from '@nestjs/common';
import { ToldProductsQueries } from './told-products.queries';

/** What a point of sale tells of a product. */
export interface ToldProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isSeasonPass: boolean;
  readonly requiresImage: boolean;
  readonly rules: readonly string[];
  readonly posWaiverIds: readonly string[];
}

/** Products that come from a point of sale of the operator's. */
@Injectable()
export class ProductsFacade {
  constructor(private readonly queries: ToldProductsQueries) {}

  /** Inside the caller's unit of work. What is not told any more stays: purchases may still name it. */
  save(products: readonly ToldProduct[]): Promise<void> {
    return this.queries.save(products);
  }
}
