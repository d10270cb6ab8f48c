import { type ReportReason, type TaskTypeId, taskTypeIds, taskTypeRouteNames } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { ActivityDecision, ContactDecision, ContactSummary, TaskDecision } from '../eligibility/decision';
import { asksFor } from '../eligibility/requirements';
import { productIndex } from '../eligibility/scene';
import type { Purchase } from '../records/household';
import type {
  ReportedContact,
  ReportedHousehold,
  ReportedLocation,
  ReportedPurchase,
  ReportRow,
  ReportRowParts,
} from './report-row';

/** Asked and not done: skipped and optional ones too, as D20 leaves them on the export. */
const isOpen = ({ isAsked, isComplete }: TaskDecision): boolean => isAsked && !isComplete;

interface OpenTask {
  readonly activityId: number;
  readonly task: TaskDecision;
  /** Those that need it, the next visit's first. */
  readonly purchases: readonly ReportedPurchase[];
}

const purchaseFields = (purchase: ReportedPurchase | undefined, names: ReadonlyMap<number, string>) => ({
  productId: purchase?.productId ?? null,
  productName: purchase ? (names.get(purchase.productId) ?? null) : null,
  productDate: purchase?.productDate ?? null,
  orderId: purchase?.orderId ?? null,
  transactionId: purchase?.transactionId ?? null,
  salesLocationId: purchase?.salesLocationId == null ? null : String(purchase.salesLocationId),
  resortCode: purchase?.resortCode ?? null,
});

const visitDaysOf = (purchases: readonly ReportedPurchase[]): Day[] =>
  [...new Set(purchases.flatMap(({ productDate }) => productDate ?? []))].sort();

const noTask = {
  activityId: null,
  activityName: null,
  taskId: null,
  taskName: null,
  taskType: null,
  isOptional: null,
  posWaiverId: null,
};

/** The next visit first, then yesterday's, then what has no date: as `byVisit`, of tasks. */
function byVisitDay(today: Day): (one: OpenTask, other: OpenTask) => number {
  const place = ({ purchases }: OpenTask): string => {
    const day = purchases[0]?.productDate;
    return day == null ? '2' : `${day < today ? 1 : 0} ${day}`;
  };
  return (one, other) => place(one).localeCompare(place(other));
}

/** What was decided of is the household's own. */
const asReported = (purchase: Purchase): ReportedPurchase => purchase as ReportedPurchase;

const rowFields = (
  kind: ReportRow['kind'],
  because: Because,
  purchases: readonly ReportedPurchase[],
): ReportRowParts['row'] => ({
  kind,
  visitDays: visitDaysOf(purchases),
  hasSeasonPass: purchases.some(({ productDate }) => productDate === null),
  reason: because.reason,
  validUntil: because.validUntil,
  validationDate: because.validationDate,
});

/** The rows of one household at one location. */
export class LocationReport {
  readonly #activities: ReadonlyMap<number, ReportedLocation['location']['activities'][number]>;
  readonly #bought = new Map<ReportedPurchase | undefined, ReportRowParts['bought']>();

  constructor(
    private readonly household: ReportedHousehold,
    private readonly configuration: ReportedLocation,
    private readonly today: Day,
  ) {
    this.#activities = new Map(configuration.location.activities.map((activity) => [activity.id, activity]));
  }

  rowsOf(
    member: ReportedContact,
    summary: ContactSummary,
    decisions: readonly ActivityDecision[],
    at: number,
  ): ReportRowParts[] {
    const open = decisions.flatMap(({ activityId, contacts }) => {
      const { tasks, purchases } = contacts[at] as ContactDecision;
      return tasks
        .filter(isOpen)
        .map((task) => ({ activityId, task, purchases: this.#needing(activityId, task, purchases) }));
    });
    const customer = this.#customer(member, summary, open);
    if (open.length > 0) return [...open.map((one) => this.#taskRow(customer, one)), this.#customerRow(customer, open)];
    if (!summary.hasPrintableMedia || summary.activityIds.length === 0) return [];
    const bought = decisions.flatMap(({ contacts }) => (contacts[at] as ContactDecision).purchases.map(asReported));
    const row = rowFields('media', mediaToPrint, bought);
    return [{ customer, asked: noTask, bought: this.#boughtOf(bought[0]), row }];
  }

  #boughtOf(purchase: ReportedPurchase | undefined): ReportRowParts['bought'] {
    const known = this.#bought.get(purchase);
    if (known) return known;
    const fields = purchaseFields(purchase, this.configuration.productNames);
    this.#bought.set(purchase, fields);
    return fields;
  }

  /** On each of their days somebody comes who needs it; where a medium alone needs a photo, on every one. */
  #needing(activityId: number, { taskId }: TaskDecision, purchases: readonly Purchase[]): ReportedPurchase[] {
    const task = this.#activities.get(activityId)?.tasks.find(({ id }) => id === taskId);
    if (task === undefined || purchases.length < 2) return purchases.map(asReported);
    const products = productIndex(this.configuration.products);
    const needing = purchases.filter(({ productId }) => asksFor(products.get(productId), task));
    return (needing.length > 0 ? needing : purchases).map(asReported);
  }

  #customer(member: ReportedContact, summary: ContactSummary, open: readonly OpenTask[]): ReportRowParts['customer'] {
    const { location } = this.configuration;
    const needs = (taskTypeId: TaskTypeId) => open.some(({ task }) => task.taskTypeId === taskTypeId);
    return {
      contactId: member.contactId,
      parentContactId: member.parentContactId,
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      phone: member.phone,
      dateOfBirth: member.dateOfBirth,
      age: summary.age,
      isHeadOfHouseHold: member.contactId === this.household.headContactId,
      locationId: location.id,
      locationName: location.name,
      needsWaiver: needs(taskTypeIds.waiver),
      needsRentalProfile: needs(taskTypeIds.rentalProfile),
      needsChildRegistration: needs(taskTypeIds.childRegistration),
      needsPhoto: needs(taskTypeIds.photo),
      printableMediaCount: summary.printableMediaCount,
    };
  }

  #taskRow(customer: ReportRowParts['customer'], { activityId, task, purchases }: OpenTask): ReportRowParts {
    const activity = this.#activities.get(activityId);
    const { taskId, taskName, taskTypeId, isOptional } = task;
    const posWaiverId = activity?.tasks.find(({ id }) => id === taskId)?.posWaiverId ?? null;
    const taskType = taskTypeRouteNames[taskTypeId as TaskTypeId];
    const asked = {
      activityId,
      activityName: activity?.name ?? null,
      taskId,
      taskName,
      taskType,
      isOptional,
      posWaiverId,
    };
    return {
      customer,
      asked,
      bought: this.#boughtOf(purchases[0]),
      row: rowFields('task', becauseOf(task), purchases),
    };
  }

  #customerRow(customer: ReportRowParts['customer'], open: readonly OpenTask[]): ReportRowParts {
    const [first] = [...open].sort(byVisitDay(this.today)) as [OpenTask, ...OpenTask[]];
    const purchases = open.flatMap((one) => one.purchases);
    const row = rowFields('customer', becauseOf(first.task), purchases);
    return { customer, asked: noTask, bought: this.#boughtOf(first.purchases[0]), row };
  }
}

type Because = ReturnType<typeof becauseOf>;

const mediaToPrint: Because = { reason: 'mediaToPrint', validUntil: null, validationDate: null };

function becauseOf({ reason: { code, validUntil, validationDate } }: TaskDecision) {
  return { reason: code as ReportReason, validUntil: validUntil ?? null, validationDate: validationDate ?? null };
}
