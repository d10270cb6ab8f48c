import type { CustomerRow, Invitations, ReportOverview, ReportStatus } from '@arrival/contracts';
import type { Page } from '@playwright/test';

const row: CustomerRow = {
  contactId: 100_001,
  parentContactId: null,
  firstName: 'Emma',
  lastName: 'Carter',
  email: 'emma.carter@example.com',
  phone: null,
  dateOfBirth: '1987-03-14',
  age: 39,
  isHeadOfHouseHold: true,
  locationId: 2,
  locationName: 'Ski School',
  activityId: 1,
  activityName: 'Ski day',
  taskId: 1,
  taskName: 'Season waiver',
  taskType: 'Waiver',
  isOptional: false,
  posWaiverId: 'SEASON',
  productId: 7,
  productName: 'Day ticket',
  productDate: '2026-11-21',
  orderId: 100_231,
  transactionId: null,
  salesLocationId: null,
  resortCode: null,
  needsWaiver: true,
  needsRentalProfile: true,
  needsChildRegistration: false,
  needsPhoto: false,
  hasPrintableMedia: true,
  printableMediaCount: 1,
  reason: 'requiredByPurchase',
  validUntil: null,
  validationDate: null,
  checkInUrl: 'https://example.com/l/2',
  generatedAtUtc: '2026-11-21T04:00:00.000Z',
};

const rental = { taskId: 10, taskName: 'Rental profile', taskType: 'RentalProfile', posWaiverId: null } as const;
const done = {
  activityId: null,
  activityName: null,
  taskId: null,
  taskName: null,
  taskType: null,
  isOptional: null,
  posWaiverId: null,
  orderId: null,
};

/** A report as the API answers it, for what a test cannot wait for. */
const overviewAnswer: ReportOverview = {
  counts: [
    {
      locationId: 2,
      locationName: 'Ski School',
      customers: 2410,
      tasks: [
        { taskName: 'Season waiver', reason: 'requiredByPurchase', count: 1500 },
        { taskName: 'Season waiver', reason: 'waiverExpired', count: 404 },
        { taskName: 'Rental profile', reason: 'requiredByPurchase', count: 1122 },
        { taskName: null, reason: 'mediaToPrint', count: 815 },
      ],
    },
    { locationId: 4, locationName: 'Guest Services', customers: 688, tasks: [] },
  ],
  rowCount: 4105,
  rows: [
    row,
    {
      ...row,
      ...rental,
      contactId: 100_002,
      firstName: 'Mia',
      parentContactId: 100_001,
      reason: 'profileExpired',
      validUntil: '2026-05-31',
    },
    {
      ...row,
      ...done,
      contactId: 100_003,
      firstName: 'Leo',
      parentContactId: 100_001,
      productDate: null,
      reason: 'mediaToPrint',
    },
  ],
};

export const statusAnswers = {
  never: { statusCode: 0, lastRefreshDate: null, lastUpkeepDate: null, progress: null },
  processing: {
    statusCode: 1,
    lastRefreshDate: '2026-11-21T04:00:00.000Z',
    lastUpkeepDate: '2026-11-21T08:11:00.000Z',
    progress: { households: 182_000, householdsTotal: 340_120 },
  },
  populated: {
    statusCode: 2,
    lastRefreshDate: '2026-11-21T04:00:00.000Z',
    lastUpkeepDate: '2026-11-21T08:11:00.000Z',
    progress: null,
  },
  failed: { statusCode: 3, lastRefreshDate: null, lastUpkeepDate: null, progress: null },
} as const satisfies Record<string, ReportStatus>;

/** The answer when the rows of one task are asked for. */
function ofTask({ counts, rows }: ReportOverview, taskName: string): ReportOverview {
  const isOfTask = (one: { taskName: string | null }): boolean => (one.taskName ?? '') === taskName;
  const rowCount = (counts[0]?.tasks ?? []).filter(isOfTask).reduce((sum, { count }) => sum + count, 0);
  return { counts, rowCount, rows: rows.filter(isOfTask) };
}

/** The report's screen in one state, whatever the stack has. */
export async function showReport(
  page: Page,
  status: ReportStatus,
  overview: ReportOverview = overviewAnswer,
): Promise<void> {
  await page.route('**/api/report/customer/status', (route) => route.fulfill({ json: status }));
  await page.route('**/api/report/customer/overview?**', (route) => {
    const taskName = new URL(route.request().url()).searchParams.get('taskName');
    return route.fulfill({ json: taskName === null ? overview : ofTask(overview, taskName) });
  });
}

const base = { locationId: 1, locationName: 'Base Lodge', inviteDaysBefore: 2, sent: 1_248, waiting: 3 };
const unreached = { contactId: 100_001, name: 'Emma Carter', locationName: 'Base Lodge', day: '2026-11-22' };

/** Two locations that invite, and families whom no mail has reached. */
export const invitationsAnswer: Invitations = {
  isMailThere: true,
  locations: [base, { locationId: 2, locationName: 'Ski School', inviteDaysBefore: null, sent: 1, waiting: 0 }],
  unreached: [
    { ...unreached, reply: '550 5.1.1' },
    { ...unreached, contactId: 100_002, name: 'Maximiliana-Theodora von Hohenstaufen-Falkenberg', reply: null },
  ],
  unreachedCount: 22,
};
