/** What the guard does: `in` lets the caller through to the handler, 401 asks to sign in, 403 refuses. */
export type Verdict = 'in' | 401 | 403;

export interface Row {
  anonymous: Verdict;
  guest: Verdict;
  administrator: Verdict;
  /** A program with a key of the type `standard`. */
  key: Verdict;
}

const everybody: Row = { anonymous: 'in', guest: 'in', administrator: 'in', key: 'in' };
const guests: Row = { anonymous: 401, guest: 'in', administrator: 'in', key: 401 };
const keys: Row = { anonymous: 401, guest: 401, administrator: 401, key: 'in' };
const administrators: Row = { anonymous: 401, guest: 403, administrator: 'in', key: 401 };
const programs: Row = { anonymous: 401, guest: 401, administrator: 401, key: 'in' };

/** Who may call which route. A route without a row fails the specification beside this file. */
export const authorisationMatrix: Readonly<Record<string, Row>> = {
  'GET /health/live': everybody,
  'GET /health/ready': everybody,
  'GET /defaults/default-language.json': everybody,
  'GET /defaults/default-theme.json': everybody,
  'GET /api/settings/client': everybody,
  'POST /api/csp-reports': everybody,

  'GET /api/export/key': programs,

  'GET /api/profile': guests,
  'GET /api/profile/contacts/{contactId}': guests,
  'GET /api/profile/waivers/{signatureId}': guests,
  'POST /api/family/addmember': guests,
  'GET /api/locations': guests,
  'GET /api/activities/locations/{locationId}/contacts': guests,
  'POST /api/tasks/ContactTaskGrouping/Location/{locationId}': guests,
  'POST /api/tasks/contact/complete/Waiver': guests,
  'POST /api/tasks/contact/complete/RentalProfile': guests,
  'POST /api/tasks/contact/complete/ChildRegistration': guests,
  'POST /api/tasks/contact/complete/Photo': guests,
  'GET /api/waivers/texts/{hash}': guests,
  'GET /api/rentalprofile/lists/{hash}': guests,
  'POST /api/photo/Contact/Upload': guests,
  'GET /api/photo/Contact/{contactId}/{photoHash}': guests,

  'GET /api/locations?range=[0,9]': administrators,
  'GET /api/locations/{id}': administrators,
  'POST /api/locations': administrators,
  'PUT /api/locations/{id}': administrators,
  'DELETE /api/locations/{id}': administrators,
  'POST /api/locations/{id}/activities': administrators,
  'DELETE /api/locations/{id}/activities/{activityId}': administrators,

  'GET /api/activities': administrators,
  'GET /api/activities/{id}': administrators,
  'POST /api/activities': administrators,
  'PUT /api/activities/{id}': administrators,
  'DELETE /api/activities/{id}': administrators,
  'GET /api/activities/{id}/tasks': administrators,
  'POST /api/activities/{id}/tasks': administrators,
  'DELETE /api/activities/{id}/tasks/{taskId}': administrators,
  'POST /api/activities/{id}/products': administrators,
  'DELETE /api/activities/{id}/products/{productId}': administrators,

  'GET /api/tasks': administrators,
  'GET /api/tasks/{id}': administrators,
  'POST /api/tasks': administrators,
  'PUT /api/tasks/{id}': administrators,
  'DELETE /api/tasks/{id}': administrators,

  'GET /api/tasktypes': administrators,
  'GET /api/tasktypes/{id}': administrators,
  'POST /api/tasktypes': administrators,
  'PUT /api/tasktypes/{id}': administrators,
  'DELETE /api/tasktypes/{id}': administrators,

  'GET /api/admin/rental-lists': administrators,
  'GET /api/admin/rental-lists/{id}': administrators,
  'POST /api/admin/rental-lists': administrators,
  'PUT /api/admin/rental-lists/{id}': administrators,
  'DELETE /api/admin/rental-lists/{id}': administrators,

  'GET /api/collections': administrators,
  'GET /api/collections/{id}': administrators,
  'POST /api/collections': administrators,
  'PUT /api/collections/{id}': administrators,
  'DELETE /api/collections/{id}': administrators,
  'GET /api/collections/items': administrators,
  'GET /api/collections/items/{id}': administrators,
  'POST /api/collections/items': administrators,
  'PUT /api/collections/items/{id}': administrators,
  'DELETE /api/collections/items/{id}': administrators,

  'GET /api/admin/authenticated': administrators,
  'GET /api/export/events': keys,

  'GET /api/admin/webhooks': administrators,
  'GET /api/admin/webhooks/{id}': administrators,
  'POST /api/admin/webhooks': administrators,
  'PUT /api/admin/webhooks/{id}': administrators,
  'DELETE /api/admin/webhooks/{id}': administrators,
  'POST /api/admin/webhooks/{id}/secret': administrators,
  'POST /api/admin/webhooks/{id}/pause': administrators,
  'POST /api/admin/webhooks/{id}/resume': administrators,
  'GET /api/admin/webhooks/{id}/deliveries': administrators,
  'GET /api/admin/webhooks/{id}/deliveries/{deliveryId}': administrators,
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend': administrators,
  'POST /api/admin/webhooks/{id}/resend-failed': administrators,
  'POST /api/admin/webhooks/{id}/test': administrators,
  'GET /api/admin/access/email': administrators,
  'GET /api/admin/access/email/{id}': administrators,
  'POST /api/admin/access/email': administrators,
  'PUT /api/admin/access/email': administrators,
  'PUT /api/admin/access/email/{id}': administrators,
  'DELETE /api/admin/access/email/{id}': administrators,
  'GET /api/admin/apikey/list': administrators,
  'POST /api/admin/apikey': administrators,
  'DELETE /api/admin/apikey/{id}': administrators,
  'GET /api/admin/apikey/defaults': administrators,
  'PUT /api/admin/apikey/defaults': administrators,
  'GET /api/admin/settings': administrators,
  'PUT /api/admin/settings': administrators,
  'GET /api/admin/operations': administrators,
  'GET /api/admin/operations/checks': administrators,
  'GET /api/admin/operations/failed-jobs': administrators,
  'POST /api/admin/operations/failed-jobs/{id}/retry': administrators,
  'DELETE /api/admin/operations/failed-jobs/{id}': administrators,
  'GET /api/admin/retention': administrators,
  'GET /api/admin/guests/{contactId}/archive': administrators,
  'POST /api/admin/guests/{contactId}/erasure': administrators,
  'PUT /api/admin/retention': administrators,
  'GET /api/admin/retention/runs': administrators,
  'POST /api/admin/retention/runs': administrators,
  'GET /api/admin/products': administrators,
  'GET /api/admin/audit': administrators,
  'GET /api/admin/audit/{id}': administrators,
  'POST /api/admin/audit/{id}/restore': administrators,
  'POST /api/admin/pictures': administrators,
  'GET /api/pictures/{file}': everybody,
  'GET /api/admin/waivers': administrators,
  'GET /api/admin/waivers/{posWaiverId}': administrators,
  'GET /api/admin/waivers/{posWaiverId}/texts/{hash}': administrators,
  'POST /api/admin/waivers': administrators,
  'PUT /api/admin/waivers/{posWaiverId}': administrators,
  'GET /api/admin/signatures': administrators,
  'GET /api/admin/signatures/{id}': administrators,
  'GET /api/admin/signatures/{id}/copy': administrators,
  'GET /api/admin/guests': administrators,
  'GET /api/admin/guests/{contactId}': administrators,
  'POST /api/admin/guests/{contactId}/family-code': administrators,
  'POST /api/admin/guests/{contactId}/health-answers': administrators,
  'GET /api/admin/guests/{contactId}/photo': administrators,
  'GET /api/admin/preview': administrators,
  'GET /api/admin/dashboard': administrators,
};
