import { erasedHouseholdSchema, idSchema, removedMemberSchema } from '@arrival/contracts';
import { Controller, Delete, Get, Header, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin, Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { HouseholdDataService } from '../household-data.service';
import { RemoveMemberService } from '../remove-member.service';

class GuestParams extends createZodDto(z.object({ contactId: idSchema })) {}
class ErasedHouseholdDto extends createZodDto(erasedHouseholdSchema) {}
class RemovedMemberDto extends createZodDto(removedMemberSchema) {}

const example = {
  erasureId: '0b1e6f0a-7d5e-4b57-9d0e-6c1f8f3f6a51',
  people: 5,
  signaturesKept: 9,
  keptUntil: '2042-05-20',
};

@ApiTags('Find a guest')
@Controller('api/admin/guests')
export class HouseholdDataController {
  constructor(
    private readonly data: HouseholdDataService,
    private readonly members: RemoveMemberService,
  ) {}

  @Admin()
  @Get(':contactId/archive')
  @Header('cache-control', 'private, no-store')
  @Refuses('contact.unknown')
  @ApiOperation({
    summary: 'Everything that is stored about the household as a zip: household.json and its pictures. Audited',
  })
  @AnswersFile('application/zip')
  async archive(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams): Promise<StreamableFile> {
    const bytes = await this.data.archive({ by: 'administrator', actor }, contactId);
    const disposition = `attachment; filename="household-${contactId}.zip"`;
    return new StreamableFile(bytes, { type: 'application/zip', disposition, length: bytes.length });
  }

  @Admin()
  @Post(':contactId/erasure')
  @Refuses('contact.unknown')
  @ApiOperation({
    summary: 'Erases the household: it cannot be brought back. Audited',
    description: 'Names, contacts, photos and answers go at once; signatures stay sealed until their time is over.',
  })
  @ApiOkResponse({ type: ErasedHouseholdDto, example })
  erase(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams) {
    return this.data.erase({ by: 'administrator', actor }, contactId);
  }

  @Staff()
  @Delete(':contactId')
  @Refuses('contact.unknown', 'household.kept_elsewhere', 'household.member_stays')
  @ApiOperation({
    summary: 'Takes a member out of the household who was added by mistake. Audited',
    description:
      'With all that was saved of them. Only where no point of sale keeps the household, and nobody who has signed or bought something, nor the head.',
  })
  @ApiOkResponse({ type: RemovedMemberDto, example: { contactId: 100003, headContactId: 100001 } })
  remove(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams) {
    return this.members.remove(actor, contactId);
  }
}
