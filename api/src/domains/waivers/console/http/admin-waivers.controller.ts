import {
  adminWaiverRowSchema,
  adminWaiverSchema,
  hashSchema,
  waiverTextSchema,
  waiverWriteSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin, Staff } from '../../../../platform/auth/access';
import { listQuerySchema, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { Refuses } from '../../../../platform/calls/refuses';
import { TakesMegabytes } from '../../../../platform/http/long-bodies';
import { waiverShape } from '../admin-waivers.queries';
import { AdminWaiversService } from '../admin-waivers.service';

const posWaiverId = searchWords.min(1);
const filters = {
  q: searchWords.optional(),
  id: z.union([posWaiverId.transform((id) => [id]), z.array(posWaiverId).max(100)]).optional(),
  posWaiverId: posWaiverId.optional(),
  hasText: z.boolean().optional(),
};
class ListDto extends createZodDto(listQuerySchema(Object.keys(waiverShape.sorts), filters)) {}
class WaiverParams extends createZodDto(z.object({ posWaiverId })) {}
class TextParams extends createZodDto(z.object({ posWaiverId, hash: hashSchema })) {}
class AdminWaiverRowDto extends createZodDto(adminWaiverRowSchema) {}
class AdminWaiverDto extends createZodDto(adminWaiverSchema) {}
class WaiverWriteDto extends createZodDto(recordBody(waiverWriteSchema, adminWaiverSchema)) {}
class WaiverTextOfDto extends createZodDto(waiverTextSchema) {}

const example = {
  posWaiverId: 'W-SEASON',
  title: 'Season waiver',
  html: '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>',
};

@ApiTags('Waivers')
@Controller('api/admin/waivers')
export class AdminWaiversController {
  constructor(private readonly waivers: AdminWaiversService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Waivers with the tasks that ask for them and how often they were signed' })
  @AnswersPage('waivers', AdminWaiverRowDto)
  list(@Query() query: ListDto) {
    return this.waivers.list(query);
  }

  @Admin()
  @Get(':posWaiverId')
  @Refuses('waiver.unknown')
  @ApiOperation({ summary: 'One waiver with its text and its versions, the newest first' })
  @ApiOkResponse({ type: AdminWaiverDto })
  find(@Param() { posWaiverId: id }: WaiverParams) {
    return this.waivers.find(id);
  }

  @Staff()
  @Get(':posWaiverId/texts/:hash')
  @Refuses('waiver.unknown')
  @ApiOperation({ summary: 'A text that the waiver has or had, by its SHA-256' })
  @ApiOkResponse({ type: WaiverTextOfDto })
  text(@Param() { posWaiverId: id, hash }: TextParams) {
    return this.waivers.text(id, hash);
  }

  @Admin()
  @Post()
  @TakesMegabytes(10)
  @Refuses('waiver.id_taken')
  @ApiOperation({ summary: 'Adds a waiver; its text is sanitised' })
  @ApiBody({ type: WaiverWriteDto, examples: { season: { value: example } } })
  @ApiOkResponse({ type: AdminWaiverDto })
  create(@CurrentActor() actor: Actor, @Body() body: WaiverWriteDto) {
    return this.waivers.create(actor, body);
  }

  @Admin()
  @Put(':posWaiverId')
  @TakesMegabytes(10)
  @Refuses('waiver.unknown', 'catalog.changed_meanwhile')
  @ApiOperation({
    summary: 'Changes the title or the text; a changed text is a new version',
    description:
      'Guests who have the old text open are asked to read the new one. What was signed stays with the text that was shown.',
  })
  @ApiBody({ type: WaiverWriteDto, examples: { season: { value: { ...example, version: 1 } } } })
  @ApiOkResponse({ type: AdminWaiverDto })
  update(@CurrentActor() actor: Actor, @Param() { posWaiverId: id }: WaiverParams, @Body() body: WaiverWriteDto) {
    return this.waivers.update(actor, id, body);
  }
}
