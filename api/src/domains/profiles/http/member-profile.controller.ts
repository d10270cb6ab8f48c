import { idSchema, type LanguageTag, memberProfileSchema } from '@arrival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { AskedLanguage } from '../../../platform/calls/asked-language';
import { Refuses } from '../../../platform/calls/refuses';
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
  @ApiHeader({ name: 'accept-language', required: false })
  @ApiOkResponse({ type: MemberProfileDto, example: memberProfileExample })
  readMember(
    @CurrentPrincipal() principal: Principal,
    @Param() { contactId }: MemberParamsDto,
    @AskedLanguage() language: LanguageTag,
  ) {
    return this.memberProfile.read(principal, contactId, language);
  }
}
