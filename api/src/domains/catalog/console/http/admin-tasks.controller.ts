import { adminTaskSchema, taskWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin, Staff } from '../../../../platform/auth/access';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { taskShape } from '../admin-tasks.queries';
import { AdminTasksService } from '../admin-tasks.service';

const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  taskTypeId: z.number().int().min(1).max(4).optional(),
  isOptional: z.boolean().optional(),
  posWaiverId: searchWords.optional(),
  activityId: recordId.optional(),
  /** Those that the activity does not ask yet. */
  exceptActivityId: recordId.optional(),
};
class ListDto extends createZodDto(listQuerySchema(Object.keys(taskShape.sorts), filters)) {}
class AdminTaskDto extends createZodDto(adminTaskSchema) {}
class TaskWriteDto extends createZodDto(recordBody(taskWriteSchema, adminTaskSchema)) {}

const example = {
  name: 'Season waiver',
  taskTypeId: 1,
  ageMin: null,
  ageMax: null,
  isOptional: false,
  posWaiverId: 'W-SEASON',
  consolidateWaivers: false,
  startEffectiveDate: '2026-11-01',
  endEffectiveDate: '2027-05-31',
  enableAgreeCheckbox: true,
  enableTextSignature: true,
  customComment: 'Signed by {Signer} on {SignedDate}',
  version: 1,
};

@ApiTags('Tasks')
@Controller('api/tasks')
export class AdminTasksController {
  constructor(private readonly tasks: AdminTasksService) {}

  @Staff()
  @Get()
  @ApiOperation({ summary: 'Tasks with the activities that ask them' })
  @AnswersPage('tasks', AdminTaskDto)
  list(@Query() query: ListDto) {
    return this.tasks.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('task.unknown')
  @ApiOperation({ summary: 'One task' })
  @ApiOkResponse({ type: AdminTaskDto })
  find(@Param() { id }: RecordParams) {
    return this.tasks.find(id);
  }

  @Admin()
  @Post()
  @Refuses('tasktype.unknown')
  @ApiOperation({ summary: 'Adds a task; what only waivers have is dropped for other types' })
  @ApiBody({ type: TaskWriteDto, examples: { waiver: { value: example } } })
  @ApiOkResponse({ type: AdminTaskDto })
  create(@CurrentActor() actor: Actor, @Body() body: TaskWriteDto) {
    return this.tasks.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('task.unknown', 'catalog.changed_meanwhile', 'tasktype.unknown')
  @ApiOperation({
    summary: 'Replaces a task; what is left out gets its default value, but for note and translations, which stay',
  })
  @ApiBody({ type: TaskWriteDto, examples: { waiver: { value: example } } })
  @ApiOkResponse({ type: AdminTaskDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: TaskWriteDto) {
    return this.tasks.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('task.unknown', 'catalog.in_use')
  @ApiOperation({ summary: 'Deletes a task that no activity asks; answers what was deleted' })
  @ApiOkResponse({ type: AdminTaskDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.tasks.remove(actor, id);
  }
}
