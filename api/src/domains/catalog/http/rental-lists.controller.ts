import { hashSchema, languageTags, rentalListsSchema } from '@arrival/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { DomainError } from '../../../platform/calls/domain-error';
import { Refuses } from '../../../platform/calls/refuses';
import { CatalogFacade } from '../catalog.facade';

class ListsParameters extends createZodDto(z.object({ hash: hashSchema })) {}
class RentalListsDto extends createZodDto(rentalListsSchema) {}

@ApiTags('Check-in')
@Controller('api')
export class RentalListsController {
  constructor(private readonly catalog: CatalogFacade) {}

  @GuestAtCounter()
  @Get('rentalprofile/lists/:hash')
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Refuses('rental.lists_unknown')
  @ApiOperation({
    summary:
      'What a rental profile chooses from, by its SHA-256, which is another in each language; lists that have changed since answer 404',
  })
  @ApiOkResponse({ type: RentalListsDto })
  async lists(@Param() { hash }: ListsParameters) {
    for (const language of languageTags) {
      const { rentalLists } = await this.catalog.snapshot(language);
      if (rentalLists.hash === hash) return rentalLists.lists;
    }
    throw new DomainError('rental.lists_unknown');
  }
}
