import {
  answeredIdSchema,
  daySchema,
  hashSchema,
  instantSchema,
  recordIdSchema,
  signatureEvidenceSchema,
  signatureRowSchema,
  spelledIfGiven,
} from '@arrival/contracts';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Staff } from '../../../../platform/auth/access';
import { listQuerySchema, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { Refuses } from '../../../../platform/calls/refuses';
import { signatureSorts } from '../admin-signatures.queries';
import { AdminSignaturesService } from '../admin-signatures.service';

const moment = z.union([instantSchema, daySchema]);
const filters = {
  /** A name: the member's or the signer's. */
  q: searchWords.optional(),
  id: z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).max(100)]).optional(),
  posWaiverId: searchWords.optional(),
  textHash: hashSchema.optional(),
  /** Of that `posWaiverId`. */
  textVersion: spelledIfGiven(recordIdSchema).optional(),
  contactId: spelledIfGiven(answeredIdSchema).optional(),
  /** Instants; `to` is not included. */
  from: moment.optional(),
  to: moment.optional(),
};
class ListDto extends createZodDto(listQuerySchema(signatureSorts, filters)) {}
class SignatureParams extends createZodDto(z.object({ id: z.uuid() })) {}
class SignatureRowDto extends createZodDto(signatureRowSchema) {}
class SignatureEvidenceDto extends createZodDto(signatureEvidenceSchema) {}

@ApiTags('Signed waivers')
@Controller('api/admin/signatures')
export class AdminSignaturesController {
  constructor(private readonly signatures: AdminSignaturesService) {}

  @Staff()
  @Get()
  @ApiOperation({ summary: 'Signed waivers, the newest first: by name, waiver, text, contact and time' })
  @AnswersPage('signatures', SignatureRowDto)
  list(@CurrentActor() actor: Actor, @Query() query: ListDto) {
    return this.signatures.list(actor, query);
  }

  @Staff()
  @Get(':id')
  @Refuses('signature.unknown')
  @ApiOperation({ summary: 'A signed waiver with the whole evidence' })
  @ApiOkResponse({ type: SignatureEvidenceDto })
  find(@CurrentActor() actor: Actor, @Param() { id }: SignatureParams) {
    return this.signatures.find(actor, id);
  }

  @Staff()
  @Get(':id/copy')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="signed-waiver.html"')
  @Refuses('signature.unknown')
  @ApiOperation({ summary: 'The signed waiver as a page to keep; the audit trail says who took it' })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  copy(@CurrentActor() actor: Actor, @Param() { id }: SignatureParams) {
    return this.signatures.copy(actor, id);
  }
}
