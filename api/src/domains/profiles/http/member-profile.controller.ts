import { idSchema, memberProfileSchema } from '@arrival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/http/refuses';
import { MemberProfileService } from '../member-profile.service';
import { memberProfileExample } from './member-profile.example';

class MemberProfileDto extends createZodDto(memberProfileSchema) {}
class MemberParamsDto extends createZodDto(z.object({ contactId: idSchema })) {}

@ApiTags('Profile')
@Controller('api/profile')
export class MemberProfileController {
  constructor(private readonly memberProfile: MemberProfileService) {}

  @Guest()
  @Get('contacts/:contactId')
  @Refuses('contact.unknown')
  @ApiOperation({ summary: 'One member: rental profile, child registration, photo and signed waivers' })
  @ApiOkResponse({ type: MemberProfileDto, example: memberProfileExample })
  readMember(@CurrentPrincipal() principal: Principal, @Param() { contactId }: MemberParamsDto) {
    return this.memberProfile.read(principal, contactId);
  }
}
