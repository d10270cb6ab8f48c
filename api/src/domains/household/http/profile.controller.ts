import { profileSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { ProfileService } from '../profile.service';
import { profileExample } from './household.examples';

class ProfileDto extends createZodDto(profileSchema) {}

@ApiTags('Profile')
@Controller('api/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @GuestAtCounter()
  @Get()
  @ApiOperation({ summary: 'The signed-in guest and the household, head first' })
  @ApiOkResponse({ type: ProfileDto, example: profileExample })
  read(@CurrentPrincipal() principal: Principal) {
    return this.profile.read(principal);
  }
}
