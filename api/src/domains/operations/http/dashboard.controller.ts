import { dashboardSchema } from '@arrival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Admin } from '../../../platform/auth/access';
import { DashboardService } from '../dashboard.service';

class DashboardDto extends createZodDto(dashboardSchema) {}

const example = {
  isReadyForGuests: false,
  isOpenForGuests: true,
  checklist: [
    { code: 'activitiesWithTasks', isDone: false, isRequired: true, missing: [{ id: 7, name: 'Snowshoeing' }] },
  ],
  today: {
    date: '2026-12-24',
    completions: 412,
    members: 131,
    medianSeconds: 400,
    byHour: [{ hour: 8, count: 290 }],
    byTask: [{ taskId: 1, taskName: 'Season waiver', count: 120 }],
  },
  opening: { locationName: 'Silverpine Village', hours: { opens: '08:30', closes: '16:00' } },
  expected: {
    isKnown: true,
    asOfUtc: '2026-12-24T15:11:30.000Z',
    people: 1313,
    ready: 1040,
    waiting: [{ taskName: 'Season waiver', locationId: 3, people: 148 }],
  },
  attention: [
    {
      code: 'waiver.ending',
      params: { name: 'Season waiver', day: '2026-12-31', isOptional: false },
      link: '/tasks/1',
    },
  ],
};

@ApiTags('Dashboard')
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Admin()
  @Get()
  @ApiOperation({
    summary: "Can guests check in now, who is expected and ready, today's check-ins, and what needs attention",
  })
  @ApiOkResponse({ type: DashboardDto, example })
  read() {
    return this.dashboard.read();
  }
}
