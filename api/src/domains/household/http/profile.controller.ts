import { idSchema, memberProfileSchema, profileSchema } from '@arrival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { MemberProfileService } from '../member-profile.service';
import { ProfileService } from '../profile.service';
import { memberProfileExample, profileExample } from './household.examples';

class ProfileDto extends createZodDto(profileSchema) {}
class MemberProfileDto extends createZodDto(memberProfileSchema) {}
class MemberParamsDto extends createZodDto(z.object({ contactId: idSchema })) {}

@ApiTags('Profile')
@Controller('api/profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly memberProfile: MemberProfileService,
  ) {}

  @Guest()
  @Get()
  @ApiOperation({ summary: 'The signed-in guest and the household, head first' })
  @ApiOkResponse({ type: ProfileDto, example: profileExample })
  read(@CurrentPrincipal() principal: Principal) {
    return this.profile.read(principal);
  }

  @Guest()
  @Get('contacts/:contactId')
  @ApiOperation({ summary: 'One member: rental profile, child registration, photo and signed waivers' })
  @ApiOkResponse({ type: MemberProfileDto, example: memberProfileExample })
  readMember(@CurrentPrincipal() principal: Principal, @Param() { contactId }: MemberParamsDto) {
    return this.memberProfile.read(principal, contactId);
  }
}
