import {
  activityLocationSchema,
  adminLocationSchema,
  linkActivitySchema,
  locationWriteSchema,
} from '@arrival/contracts';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { listQuerySchema, recordId, recordIds, searchWords } from '../../../../platform/calls/list-query';
import { recordBody } from '../../../../platform/calls/record-body';
import { locationShape } from '../admin-locations.queries';

const filters = {
  q: searchWords.optional(),
  id: recordIds.optional(),
  isEnabled: z.boolean().optional(),
  usePosTransactionsAndOrders: z.boolean().optional(),
  hasDefaultActivity: z.boolean().optional(),
  activityId: recordId.optional(),
};

export class LocationListDto extends createZodDto(listQuerySchema(Object.keys(locationShape.sorts), filters)) {}
export class AdminLocationDto extends createZodDto(adminLocationSchema) {}
export class LocationWriteDto extends createZodDto(recordBody(locationWriteSchema, adminLocationSchema)) {}
export class LinkActivityDto extends createZodDto(recordBody(linkActivitySchema, activityLocationSchema)) {}
export class LocationActivityParams extends createZodDto(z.object({ id: recordId, activityId: recordId })) {}

export const locationExample = {
  name: 'Base lodge',
  description: 'Beside the gondola',
  isEnabled: true,
  isDefault: true,
  isEditProfileLocation: false,
  usePosTransactionsAndOrders: false,
  defaultActivityId: 1,
  checkInCompleteText: '<p>Pick up your passes at the box beside the door.</p>',
  timeZone: 'America/Denver',
  openingHours: { saturday: { opens: '08:00', closes: '16:30' }, sunday: { opens: '08:00', closes: '16:30' } },
  inviteDaysBefore: 2,
  inviteLanguage: 'en',
  version: 1,
};
