import { adminTaskTypeSchema, taskTypeCreateSchema, taskTypeWriteSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { taskTypeShape } from '../admin-task-types.queries';
import { AdminTaskTypesService } from '../admin-task-types.service';

const filters = { q: searchWords.optional(), id: recordIds.optional(), isDeleted: z.boolean().optional() };
class ListDto extends createZodDto(listQuerySchema(Object.keys(taskTypeShape.sorts), filters)) {}
class AdminTaskTypeDto extends createZodDto(adminTaskTypeSchema) {}
class TaskTypeCreateDto extends createZodDto(recordBody(taskTypeCreateSchema, adminTaskTypeSchema)) {}
class TaskTypeWriteDto extends createZodDto(recordBody(taskTypeWriteSchema, adminTaskTypeSchema)) {}

const example = { enableShoeSize: true, enableStance: true, effectiveDays: 365, version: 1 };

@ApiTags('Task types')
@Controller('api/tasktypes')
export class AdminTaskTypesController {
  constructor(private readonly taskTypes: AdminTaskTypesService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'The four task types' })
  @AnswersPage('tasktypes', AdminTaskTypeDto)
  list(@Query() query: ListDto) {
    return this.taskTypes.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('tasktype.unknown')
  @ApiOperation({ summary: 'One task type' })
  @ApiOkResponse({ type: AdminTaskTypeDto })
  find(@Param() { id }: RecordParams) {
    return this.taskTypes.find(id);
  }

  @Admin()
  @Post()
  @Refuses('catalog.name_taken')
  @ApiOperation({ summary: 'Brings a removed task type back; the four are fixed' })
  @ApiBody({ type: TaskTypeCreateDto, examples: { rental: { value: { id: 2, name: 'Rental Profile' } } } })
  @ApiOkResponse({ type: AdminTaskTypeDto })
  create(@CurrentActor() actor: Actor, @Body() body: TaskTypeCreateDto) {
    return this.taskTypes.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('tasktype.unknown', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Changes a task type; what is left out stays' })
  @ApiBody({ type: TaskTypeWriteDto, examples: { rental: { value: example } } })
  @ApiOkResponse({ type: AdminTaskTypeDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: TaskTypeWriteDto) {
    return this.taskTypes.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('tasktype.unknown', 'catalog.in_use')
  @ApiOperation({ summary: 'Removes a task type that no task has; answers it' })
  @ApiOkResponse({ type: AdminTaskTypeDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.taskTypes.remove(actor, id);
  }
}
