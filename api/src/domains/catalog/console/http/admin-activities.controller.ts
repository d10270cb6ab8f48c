import {
  activityProductSchema,
  activityTaskSchema,
  activityWriteSchema,
  adminActivitySchema,
  linkProductSchema,
  linkTaskSchema,
  taskSchema,
} from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { AnswersPage } from '../../../../platform/calls/page';
import { recordBody } from '../../../../platform/calls/record-body';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { activityShape } from '../admin-activities.queries';
import { AdminActivitiesService } from '../admin-activities.service';

const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  hasTasks: z.boolean().optional(),
  locationId: recordId.optional(),
  /** Those that the location does not offer yet. */
  exceptLocationId: recordId.optional(),
  taskId: recordId.optional(),
  productId: recordId.optional(),
};
class ActivityListDto extends createZodDto(listQuerySchema(Object.keys(activityShape.sorts), filters)) {}
class AdminActivityDto extends createZodDto(adminActivitySchema) {}
class TaskDto extends createZodDto(taskSchema) {}
class ActivityWriteDto extends createZodDto(recordBody(activityWriteSchema, adminActivitySchema)) {}
class LinkTaskDto extends createZodDto(recordBody(linkTaskSchema, activityTaskSchema)) {}
class LinkProductDto extends createZodDto(recordBody(linkProductSchema, activityProductSchema)) {}
class ActivityTaskParams extends createZodDto(z.object({ id: recordId, taskId: recordId })) {}
class ActivityProductParams extends createZodDto(z.object({ id: recordId, productId: recordId })) {}

const example = {
  name: 'Ski school',
  ageMin: 4,
  ageMax: 17,
  imageUrl: 'https://resort.example/school.jpg',
  version: 1,
};

@ApiTags('Activities')
@Controller('api/activities')
export class AdminActivitiesController {
  constructor(private readonly activities: AdminActivitiesService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'Activities with their tasks and products' })
  @AnswersPage('activities', AdminActivityDto)
  list(@Query() query: ActivityListDto) {
    return this.activities.list(query);
  }

  @Admin()
  @Get(':id')
  @Refuses('activity.unknown')
  @ApiOperation({ summary: 'One activity with its tasks and products' })
  @ApiOkResponse({ type: AdminActivityDto })
  find(@Param() { id }: RecordParams) {
    return this.activities.find(id);
  }

  @Admin()
  @Post()
  @Refuses()
  @ApiOperation({ summary: 'Adds an activity' })
  @ApiBody({ type: ActivityWriteDto, examples: { school: { value: example } } })
  @ApiOkResponse({ type: AdminActivityDto })
  create(@CurrentActor() actor: Actor, @Body() body: ActivityWriteDto) {
    return this.activities.create(actor, body);
  }

  @Admin()
  @Put(':id')
  @Refuses('activity.unknown', 'catalog.changed_meanwhile')
  @ApiOperation({ summary: 'Replaces an activity; its links stay, and translations that are left out' })
  @ApiBody({ type: ActivityWriteDto, examples: { school: { value: example } } })
  @ApiOkResponse({ type: AdminActivityDto })
  update(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() body: ActivityWriteDto) {
    return this.activities.update(actor, id, body);
  }

  @Admin()
  @Delete(':id')
  @Refuses('activity.unknown', 'catalog.in_use')
  @ApiOperation({ summary: 'Deletes an activity that no location offers; answers what was deleted' })
  @ApiOkResponse({ type: AdminActivityDto })
  remove(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.activities.remove(actor, id);
  }

  @Admin()
  @Get(':id/tasks')
  @Refuses('activity.unknown')
  @ApiOperation({ summary: 'The tasks asked in an activity, by type' })
  @ApiOkResponse({ type: [TaskDto] })
  tasks(@Param() { id }: RecordParams) {
    return this.activities.tasksOf(id);
  }

  @Admin()
  @Post(':id/tasks')
  @Refuses('activity.unknown', 'task.unknown', 'catalog.linked_already')
  @ApiOperation({ summary: 'Asks a task in an activity; answers the activity' })
  @ApiBody({ type: LinkTaskDto, examples: { waiver: { value: { taskId: 1 } } } })
  @ApiOkResponse({ type: AdminActivityDto })
  linkTask(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() { taskId }: LinkTaskDto) {
    return this.activities.linkTask(actor, id, taskId);
  }

  @Admin()
  @Delete(':id/tasks/:taskId')
  @Refuses('activity.unknown', 'task.unknown')
  @ApiOperation({ summary: 'No longer asks a task in an activity; answers the activity' })
  @ApiOkResponse({ type: AdminActivityDto })
  unlinkTask(@CurrentActor() actor: Actor, @Param() { id, taskId }: ActivityTaskParams) {
    return this.activities.unlink(actor, id, 'task', taskId);
  }

  @Admin()
  @Post(':id/products')
  @Refuses('activity.unknown', 'product.unknown', 'catalog.linked_already')
  @ApiOperation({ summary: 'A purchase of this product leads to the activity (D9); answers the activity' })
  @ApiBody({ type: LinkProductDto, examples: { lesson: { value: { productId: 4100 } } } })
  @ApiOkResponse({ type: AdminActivityDto })
  linkProduct(@CurrentActor() actor: Actor, @Param() { id }: RecordParams, @Body() { productId }: LinkProductDto) {
    return this.activities.linkProduct(actor, id, productId);
  }

  @Admin()
  @Delete(':id/products/:productId')
  @Refuses('activity.unknown', 'product.unknown')
  @ApiOperation({ summary: 'A purchase of this product no longer leads to the activity; answers the activity' })
  @ApiOkResponse({ type: AdminActivityDto })
  unlinkProduct(@CurrentActor() actor: Actor, @Param() { id, productId }: ActivityProductParams) {
    return this.activities.unlink(actor, id, 'product', productId);
  }
}
