import { type AddMember, addMemberSchema, contactExample, contactSchema } from '@arrival/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/http/refuses';
import { FamilyService } from '../family.service';
import { AddMemberPipe } from './add-member.pipe';
import { newMemberExample } from './household.examples';

/** For the documentation alone; the pipe reads the body. */
class AddMemberDto extends createZodDto(addMemberSchema(() => new Date(0))) {}
class ContactDto extends createZodDto(contactSchema) {}

@ApiTags('Family')
@Controller('api/family')
export class FamilyController {
  constructor(private readonly family: FamilyService) {}

  @GuestAtCounter()
  @Post('addmember')
  @Refuses('household.duplicate_member', 'household.full')
  @ApiOperation({ summary: 'Adds a member to the household of the signed-in guest' })
  @ApiBody({ type: AddMemberDto, examples: { child: { value: newMemberExample } } })
  @ApiOkResponse({ type: ContactDto, example: contactExample })
  addMember(@CurrentPrincipal() principal: Principal, @Body(AddMemberPipe) member: AddMember) {
    return this.family.addMember(principal, member);
  }
}
