import { erasedHouseholdSchema, erasureNoticeSchema, idSchema, removedMemberSchema } from '@arrival/contracts';
import { Controller, Delete, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { OwnDataService } from '../own-data.service';
import { RemoveMemberService } from '../remove-member.service';

class ErasedHouseholdDto extends createZodDto(erasedHouseholdSchema) {}
class ErasureNoticeDto extends createZodDto(erasureNoticeSchema) {}
class RemovedMemberDto extends createZodDto(removedMemberSchema) {}
class MemberParams extends createZodDto(z.object({ contactId: idSchema })) {}

const fresh =
  "Needs a sign-in of the last five minutes by the token's `auth_time` (sign in with `prompt=login` or `max_age`); else 403 `auth.stale`.";

@ApiTags('Profile')
@Controller('api/profile')
export class OwnDataController {
  constructor(
    private readonly data: OwnDataService,
    private readonly members: RemoveMemberService,
  ) {}

  @Guest()
  @Get('archive')
  @Header('cache-control', 'private, no-store')
  @Refuses('auth.stale', 'contact.unknown')
  @ApiOperation({
    summary: 'Everything that is stored about the household as a zip: household.json and its pictures',
    description: fresh,
  })
  @AnswersFile('application/zip')
  async archive(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): Promise<StreamableFile> {
    const bytes = await this.data.archive(principal, String(request.id));
    const disposition = 'attachment; filename="household.zip"';
    return new StreamableFile(bytes, { type: 'application/zip', disposition, length: bytes.length });
  }

  @Guest()
  @Get('erasure')
  @ApiOperation({ summary: 'What an erasure would leave, and for how long' })
  @ApiOkResponse({ type: ErasureNoticeDto, example: { signatureYears: 7 } })
  notice() {
    return this.data.notice();
  }

  @Guest()
  @Post('erasure')
  @Refuses('auth.stale', 'contact.unknown')
  @ApiOperation({
    summary: 'Erases the household: it cannot be brought back. Signatures stay sealed until their time is over',
    description: fresh,
  })
  @ApiOkResponse({ type: ErasedHouseholdDto })
  erase(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest) {
    return this.data.erase(principal, String(request.id));
  }

  @Guest()
  @Delete('contacts/:contactId')
  @Refuses('contact.unknown', 'household.kept_elsewhere', 'household.member_stays')
  @ApiOperation({
    summary: 'Takes a member out of the family who was added by mistake, with all that was saved of them',
    description:
      'Only where no point of sale keeps the household, and nobody who has signed or bought something, nor the account holder.',
  })
  @ApiOkResponse({ type: RemovedMemberDto, example: { contactId: 100003, headContactId: 100001 } })
  removeMember(@CurrentPrincipal() principal: Principal, @Param() { contactId }: MemberParams) {
    return this.members.removeOwn(principal, contactId);
  }
}
