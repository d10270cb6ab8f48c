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

/** A product as a shop's list of orders names it, by its code in small letters. */
export interface NamedProduct {
  readonly id: number;
  readonly isSeasonPass: boolean;
}

/** Products, for those who tell what was bought. */
@Injectable()
export class ProductsFacade {
  constructor(private readonly queries: ToldProductsQueries) {}

  /** Inside the caller's unit of work. What is not told any more stays: purchases may still name it. */
  save(products: readonly ToldProduct[]): Promise<void> {
    return this.queries.save(products);
  }

  /** By code, compared trimmed and in small letters as given here. Of several with one code the first made counts. */
  async findByCode(codes: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> {
    const found = await this.queries.findByCode(codes);
    return new Map(found.map(({ code, ...product }) => [code, product]));
  }

  /** Inside the caller's unit of work: those of them that are there, and stay until it ends. */
  async hold(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(await this.queries.hold(ids));
  }
}
