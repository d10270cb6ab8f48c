import {
  familyCodeSchema,
  guestHitSchema,
  healthAnswersRequestSchema,
  healthAnswersSchema,
  householdVersionSchema,
  idSchema,
  staffHouseholdSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Header, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { LARGEST_PAGE, listQuerySchema, searchWords } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { contactSorts } from '../../pos/pos.facade';
import { FindGuestsService } from '../find-guests.service';
import { StaffFamilyCodeService } from '../staff-family-code.service';
import { StaffHealthService } from '../staff-health.service';
import { StaffHouseholdService } from '../staff-household.service';
import { GuestParams } from './guest-params';

const filters = {
  q: searchWords.optional(),
  id: z.union([idSchema.transform((id) => [id]), z.array(idSchema).max(LARGEST_PAGE)]).optional(),
};
class ListDto extends createZodDto(listQuerySchema(contactSorts, filters)) {}
class GuestHitDto extends createZodDto(guestHitSchema) {}
class StaffHouseholdDto extends createZodDto(staffHouseholdSchema) {}
class HouseholdVersionDto extends createZodDto(householdVersionSchema) {}
class HealthAnswersRequestDto extends createZodDto(healthAnswersRequestSchema) {}
class HealthAnswersDto extends createZodDto(healthAnswersSchema) {}
class FamilyCodeDto extends createZodDto(familyCodeSchema) {}

@ApiTags('Find a guest')
@Controller('api/admin/guests')
export class GuestsController {
  constructor(
    private readonly guests: FindGuestsService,
    private readonly households: StaffHouseholdService,
    private readonly health: StaffHealthService,
    private readonly familyCodes: StaffFamilyCodeService,
  ) {}

  @Staff()
  @Get()
  @ApiOperation({
    summary:
      'Guests by name, e-mail, customer number, contact id, order, transaction, family code, scanned pick-up code or the last digits of a phone number',
    description:
      'Names and e-mails by their beginnings: "em cart" finds Emma Carter, "garcia" also García. Of an order everybody who has a part of it is found, by its whole number, a cancelled one too. At most 5,000 are found; without q and id, none.',
  })
  @AnswersPage('guests', GuestHitDto)
  list(@CurrentActor() actor: Actor, @Query() query: ListDto) {
    return this.guests.list(actor, query);
  }

  @Staff()
  @Get(':contactId')
  @Refuses('contact.unknown')
  @ApiOperation({ summary: 'The whole household of a guest: what is done and when, rental label, signed waivers' })
  @ApiOkResponse({ type: StaffHouseholdDto })
  find(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams) {
    return this.households.read(actor, contactId);
  }

  @Staff()
  @Get(':contactId/version')
  @Refuses('contact.unknown')
  @ApiOperation({
    summary: 'Whether the household has changed since it was read: only then is its version higher',
    description: 'For a page that stays open; reading the household again is audited, asking for its version is not.',
  })
  @ApiOkResponse({ type: HouseholdVersionDto })
  version(@Param() { contactId }: GuestParams) {
    return this.households.version(contactId);
  }

  @Staff()
  @Post(':contactId/health-answers')
  @Refuses('contact.unknown', 'health.unknown')
  @ApiOperation({ summary: "Opens a child's health answers; the audit trail says who did and what for" })
  @ApiBody({
    type: HealthAnswersRequestDto,
    examples: { lesson: { value: { purpose: 'Ski school lesson, group 4' } } },
  })
  @ApiOkResponse({ type: HealthAnswersDto })
  healthAnswers(
    @CurrentActor() actor: Actor,
    @Param() { contactId }: GuestParams,
    @Body() { purpose }: HealthAnswersRequestDto,
  ) {
    return this.health.open(actor, contactId, purpose);
  }

  @Staff()
  @Post(':contactId/family-code')
  @Refuses('contact.unknown')
  @ApiOperation({
    summary: 'A new family code for the household, and new pick-up codes; the old ones find nobody any more. Audited',
  })
  @ApiOkResponse({ type: FamilyCodeDto, example: { familyCode: 'KMRTWXHP' } })
  renewFamilyCode(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams) {
    return this.familyCodes.renew(actor, contactId);
  }

  @Staff()
  @Get(':contactId/photo')
  @Header('cache-control', 'private, no-store')
  @Refuses('contact.unknown', 'photo.unknown')
  @ApiOperation({ summary: "A guest's current photo" })
  @AnswersFile('image/jpeg')
  async photo(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams): Promise<StreamableFile> {
    const bytes = await this.households.photo(actor, contactId);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }
}
