import { Controller, Get, Module, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest, Public } from '../../../api/src/platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../api/src/platform/auth/principal';
import { Database } from '../../../api/src/platform/database/database';
import { sql } from '../../../api/src/platform/database/statement';

class PageDto extends createZodDto(z.object({ page: z.coerce.number().int().min(1) })) {}

const household = sql<{ document: string }>(
  'bench.household',
  'select household_json(i.contact_id)::text as document from identity i where i.issuer = $1 and i.subject = $2',
);

/** Routes that show the platform without a product; only in the measured process. */
@Controller('api/bench')
export class BenchController {
  constructor(private readonly database: Database) {}

  @Get('hello')
  @Guest()
  hello(@CurrentPrincipal() { givenName }: Principal, @Query() { page }: PageDto): { page: number; name?: string } {
    return { page, name: givenName };
  }

  @Get('open')
  @Public()
  open(@Req() _request: FastifyRequest, @Query() { page }: PageDto): { page: number; name?: string } {
    return { page, name: 'Emma' };
  }

  @Get('household')
  @Guest()
  async household(
    @CurrentPrincipal() { issuer, subject }: Principal,
    @Query() _page: PageDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.database.first(household, [issuer, subject]);
    void reply.type('application/json; charset=utf-8').send(row?.document);
  }
}

@Module({ controllers: [BenchController] })
export class BenchModule {}
