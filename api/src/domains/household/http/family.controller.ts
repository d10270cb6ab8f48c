import {
  type AddMember,
  addMemberSchema,
  contactExample,
  contactSchema,
  type GiveBirthDate,
  giveBirthDateSchema,
} from '@arrival/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { FamilyService } from '../family.service';
import { newMemberExample } from './household.examples';
import { AddMemberPipe, BirthDatePipe } from './member-body.pipes';

/** For the documentation alone; pipes read the bodies. */
class AddMemberDto extends createZodDto(addMemberSchema(() => new Date(0))) {}
class GiveBirthDateDto extends createZodDto(giveBirthDateSchema(() => new Date(0))) {}
class ContactDto extends createZodDto(contactSchema) {}

@ApiTags('Family')
@Controller('api/family')
export class FamilyController {
  constructor(private readonly family: FamilyService) {}

  @GuestAtCounter()
  @Post('addmember')
  @Refuses('household.duplicate_member', 'household.full', 'contact.unknown')
  @ApiOperation({ summary: 'Adds a member to the household of the signed-in guest' })
  @ApiBody({ type: AddMemberDto, examples: { child: { value: newMemberExample } } })
  @ApiOkResponse({ type: ContactDto, example: contactExample })
  addMember(@CurrentPrincipal() principal: Principal, @Body(AddMemberPipe) member: AddMember) {
    return this.family.addMember(principal, member);
  }

  @GuestAtCounter()
  @Post('birthdate')
  @Refuses('contact.unknown', 'contact.birth_date_known')
  @ApiOperation({ summary: 'Tells the birth date of a member of whom nobody knows it' })
  @ApiBody({ type: GiveBirthDateDto })
  @ApiOkResponse({ type: ContactDto, example: contactExample })
  giveBirthDate(@CurrentPrincipal() principal: Principal, @Body(BirthDatePipe) given: GiveBirthDate) {
    return this.family.giveBirthDate(principal, given);
  }
}
