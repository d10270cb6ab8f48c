import { instant } from '../../platform/database/json.fragment';

/** The event `e` as it is told, `ArrivalEvent`. */
export const eventJson = `json_build_object('id', e.id, 'type', e.type, 'timestamp', ${instant('e.occurred_at')},
  'householdId', e.head_contact_id, 'number', e.number, 'data', e.data)`;
