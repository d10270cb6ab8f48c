import {
  type ArrivalEvent,
  type CustomerRow,
  type ErrorCode,
  type EventPage,
  type EventType,
  type HappenedEvent,
  type OwnKey,
  type PurchaseImported,
  type SignedWaiverAnswer,
} from '@arrival/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DomainError } from '../platform/calls/domain-error';
import { PROBLEM_TYPE, toProblem } from '../platform/http/problem';

const at = '2026-12-19T07:30:00.000Z';

/** One family in every example: Emma Carter heads it, Leo is five. */
const place = { taskId: 4, activityId: 2, locationId: 1 };
const leo = 1002;

const row: CustomerRow = {
  contactId: leo,
  parentContactId: 1000,
  firstName: 'Leo',
  lastName: 'Carter',
  email: null,
  phone: null,
  dateOfBirth: '2021-03-14',
  age: 5,
  isHeadOfHouseHold: false,
  locationId: place.locationId,
  locationName: 'Base Lodge',
  activityId: place.activityId,
  activityName: 'Ski school',
  taskId: place.taskId,
  taskName: 'Child registration',
  taskType: 'ChildRegistration',
  isOptional: false,
  posWaiverId: null,
  productId: 310,
  productName: 'Kids group lesson',
  productDate: '2026-12-20',
  orderId: 88_121,
  transactionId: null,
  salesLocationId: '12',
  resortCode: 'ALP',
  needsWaiver: true,
  needsRentalProfile: false,
  needsChildRegistration: true,
  needsPhoto: false,
  hasPrintableMedia: false,
  printableMediaCount: 0,
  reason: 'requiredByPurchase',
  validUntil: null,
  validationDate: null,
  checkInUrl: 'https://checkin.resort.example/l/1',
  generatedAtUtc: at,
};

const happened: { [Type in EventType]: Extract<HappenedEvent, { type: Type }>['data'] } = {
  'contact.task.completed': { contactId: leo, taskTypeId: 3, ...place },
  'contact.task.asked_again': { contactId: leo, taskTypeId: 4, isAsked: true },
  'household.checkin.completed': { locationId: place.locationId, contactIds: [1000, 1001, leo] },
  'waiver.signed': {
    contactId: leo,
    signatureId: '0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10',
    signerContactId: 1000,
    posWaiverId: 'W-SEASON',
    effectiveOn: '2026-12-19',
    expiresOn: null,
    ...place,
    taskId: 3,
  },
  'waiver.withdrawn': { contactId: leo, signatureId: '0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10', posWaiverId: 'W-SEASON' },
  'report.populated': { rows: 18_204, refreshedAtUtc: at },
};

/** An event as it is sent and listed. */
export const exampleEvent = (type: EventType): ArrivalEvent => ({
  id: '6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11',
  type,
  timestamp: at,
  householdId: type === 'report.populated' ? null : 1000,
  number: type === 'report.populated' ? null : 7,
  data: happened[type],
});

const key: OwnKey = {
  nickname: 'CRM by night',
  type: 'standard',
  requestsPerMinute: 60,
  daysBeforeCurrentDate: 0,
  daysAfterCurrentDate: 7,
};
const page: EventPage = { events: [exampleEvent('contact.task.completed')], hasMore: false };
const signed: SignedWaiverAnswer = {
  signatureId: '0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10',
  posWaiverId: 'W-SEASON',
  title: 'Season waiver',
  textHash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  contactId: leo,
  contactName: 'Leo Carter',
  signerContactId: 1000,
  signerName: 'Emma Carter',
  relationship: 'parent',
  methods: ['agree', 'typed'],
  signedAtUtc: at,
  effectiveOn: '2026-12-19',
  expiresOn: null,
};
const taken: PurchaseImported = {
  added: 2,
  changed: 0,
  cancelled: 0,
  same: 0,
  newFamilies: 1,
  newPeople: 2,
  leftOut: 1,
  faults: [{ index: 2, fault: 'productUnknown' }],
};
const csv = [Object.keys(row), Object.values(row).map((value) => value ?? '')]
  .map((fields) => `${fields.join(',')}\r\n`)
  .join('');

/** What a call that succeeds answers, by its path and type. */
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/export/key': { 'application/json': key },
  '/api/export/events': { 'application/json': page },
  '/api/export/signatures/{signatureId}': { 'application/json': signed },
  '/api/import/orders': { 'application/json': taken },
  '/api/export/customers': { 'application/json': [row], 'text/csv': csv },
};

const CODE = /`([a-z_.]+)`/g;

/** One problem for each code that an answer may have, as the server makes it. */
const problemsOf = (description: string) =>
  Object.fromEntries(
    [...description.matchAll(CODE)].map(([, code]) => [
      code,
      { value: toProblem(new DomainError(code as ErrorCode), '4bf92f3577b34da6a3ce929d0e0e4736') },
    ]),
  );

type Paths = OpenAPIObject['paths'];

/** The calls with an example of each answer: of what succeeds, and of each refusal by its code. */
export function withExampleAnswers(paths: Paths): Paths {
  const told = structuredClone(paths);
  for (const [path, item] of Object.entries(told)) {
    for (const response of Object.values((item.get ?? item.post)?.responses ?? {})) {
      if (!response || !('content' in response)) continue;
      for (const [type, content] of Object.entries(response.content ?? {})) {
        if (type === PROBLEM_TYPE) content.examples = problemsOf(response.description);
        else content.example = answers[path]?.[type];
      }
    }
  }
  return told;
}
