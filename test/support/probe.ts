import type { ErrorCode } from '@arrival/contracts';
import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Admin, Guest, Public } from '../../api/src/platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../api/src/platform/auth/principal';
import { DomainError } from '../../api/src/platform/calls/domain-error';

class PersonDto extends createZodDto(
  z.strictObject({ name: z.string().trim().min(1), ages: z.array(z.number().int()).optional() }),
) {}
class PageDto extends createZodDto(z.object({ page: z.coerce.number().int().min(1).default(1) })) {}

/** Routes without a product, to see the platform alone. */
@Controller('api/probe')
class ProbeController {
  @Get('me')
  @Guest()
  me(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }

  @Get('admin')
  @Admin()
  admin(): { isAdmin: true } {
    return { isAdmin: true };
  }

  @Get('page')
  @Public()
  page(@Query() { page }: PageDto): { page: number } {
    return { page };
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw new Error('secret inside information');
  }

  @Get('refused')
  @Public()
  refused(): never {
    throw new DomainError('household.duplicate_member', { hint: 'Ava is there.', details: { contactId: 7 } });
  }

  @Get('fails/:code')
  @Public()
  fails(@Param('code') code: ErrorCode): never {
    throw new DomainError(code);
  }

  @Get('large')
  @Public()
  large(): { text: string } {
    return { text: 'snow '.repeat(10_000) };
  }

  @Post('people')
  @Guest()
  add(@Body() person: PersonDto): PersonDto {
    return person;
  }
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}
