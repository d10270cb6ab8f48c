import { daySchema } from '@arrival/contracts';
import { recordId } from '../../../platform/calls/list-query';

/** Where and when, of who comes. */
export const placeAndDay = {
  locationId: recordId.meta({ description: 'The location, one with POS transactions', example: 1 }),
  day: daySchema.optional().meta({
    description: 'From the location’s today, which counts when left out, to five months ahead',
    example: '2026-12-24',
  }),
};
