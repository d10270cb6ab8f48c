import { taskTypeIds } from '@arrival/contracts';
import { ageOn } from '../people/age';
import type {
  ActivityConfiguration,
  EligibilityConfiguration,
  LocationConfiguration,
  TaskConfiguration,
} from '../records/configuration';
import type { Household, HouseholdContact } from '../records/household';
import { type Application, applyAsDefault, applyByAge, applyByPurchase, countingPurchases } from './activity';
import type { ContactDecision, ContactSummary, Eligibility, EligibilityDates, TaskDecision } from './decision';
import { type Scene, sceneOf } from './scene';
import { decideTask } from './task';
import { totalsOf } from './totals';

interface OrderedActivity extends ActivityConfiguration {
  isDefault: boolean;
}

/** Waiver, Rental Profile, Child Registration, Photo: the ids are the order (D12); within a type as configured. */
function inTaskTypeOrder(tasks: readonly TaskConfiguration[]): TaskConfiguration[] {
  return [...tasks].sort((a, b) => a.taskTypeId - b.taskTypeId);
}

/** The order is made once per location and goes away with it. */
const orders = new WeakMap<LocationConfiguration, readonly OrderedActivity[]>();

function orderedActivities(location: LocationConfiguration): readonly OrderedActivity[] {
  let ordered = orders.get(location);
  if (ordered === undefined) {
    ordered = location.activities
      .map((activity) => ({
        ...activity,
        tasks: inTaskTypeOrder(activity.tasks),
        isDefault: activity.id === location.defaultActivityId,
      }))
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    orders.set(location, ordered);
  }
  return ordered;
}

/** For each activity, whether it applies to the contact; in the order of `activities` (D9). */
function applicationsOf(
  scene: Scene,
  activities: readonly OrderedActivity[],
  contact: HouseholdContact,
): Application[] {
  if (!scene.configuration.location.usePosTransactionsAndOrders)
    return activities.map((activity) => applyByAge(scene, activity, contact));
  const counting = countingPurchases(scene, contact);
  const applications = activities.map((activity) => applyByPurchase(scene, activity, contact, counting));
  if (applications.some((application) => application.applies)) return applications;
  return applications.map((application, index) => {
    const activity = activities[index];
    return activity?.isDefault ? applyAsDefault(scene, activity, contact) : application;
  });
}

const noTasks: readonly TaskDecision[] = [];

/** Where the photo is optional, too: the box would print the one that staff do not take (D79). */
const isPhotoAskedAgain = ({ taskTypeId, reason }: TaskDecision): boolean =>
  taskTypeId === taskTypeIds.photo && reason.code === 'askedAgain';

function decideContact(
  scene: Scene,
  activity: OrderedActivity,
  contactId: number,
  application: Application,
): ContactDecision {
  const { applies, reason, relevantDate, age, purchases } = application;
  const tasks = applies
    ? activity.tasks.map((task) => decideTask(scene, activity, task, contactId, application))
    : noTasks;
  const totals = totalsOf(tasks);
  // Field by field: with spread objects this took a sixth of a completion's own time.
  return {
    contactId,
    applies,
    reason,
    relevantDate,
    age,
    tasks,
    purchases,
    tasksTotal: totals.tasksTotal,
    tasksComplete: totals.tasksComplete,
    isCheckInComplete: totals.isCheckInComplete,
    hasTasksLeft: totals.hasTasksLeft,
    isQrEligible:
      applies && totals.isCheckInComplete && scene.printableOf(contactId).length > 0 && !tasks.some(isPhotoAskedAgain),
  };
}

/** The box prints all that somebody bought: while any of it asks for something, there is no code (D30). */
function holdBackCodes(decisions: readonly ContactDecision[]): void {
  if (decisions.every(({ applies, isCheckInComplete }) => !applies || isCheckInComplete)) return;
  for (const decision of decisions) decision.isQrEligible = false;
}

/** An activity's ask goes before none, and what is still to be done before what another visit finds done. */
const weightOf = ({ isAsked, isComplete }: TaskDecision): number => Number(isAsked) * (isComplete ? 1 : 2);

/** The same task in two activities counts once, is asked when either asks it, and done when it is for both. */
function distinctTasks(decisions: readonly ContactDecision[]): Iterable<TaskDecision> {
  if (decisions.length === 1) return decisions[0]?.tasks ?? noTasks;
  const byTask = new Map<number, TaskDecision>();
  for (const { tasks } of decisions) {
    for (const task of tasks) {
      const known = byTask.get(task.taskId);
      if (known === undefined || weightOf(task) > weightOf(known)) byTask.set(task.taskId, task);
    }
  }
  return byTask.values();
}

function summaryOf(
  scene: Scene,
  contact: HouseholdContact,
  activities: readonly OrderedActivity[],
  decisions: readonly ContactDecision[],
): ContactSummary {
  const age = ageOn(contact.dateOfBirth, scene.today);
  const totals = totalsOf(distinctTasks(decisions.filter(({ applies }) => applies)));
  const printableMediaCount = scene.printableOf(contact.contactId).length;
  return {
    contactId: contact.contactId,
    age,
    activityIds: activities.filter((_, index) => decisions[index]?.applies).map(({ id }) => id),
    tasksTotal: totals.tasksTotal,
    tasksComplete: totals.tasksComplete,
    isCheckInComplete: totals.isCheckInComplete,
    hasTasksLeft: totals.hasTasksLeft,
    hasPrintableMedia: printableMediaCount > 0,
    printableMediaCount,
  };
}

/**
 * Who is asked what at a location, and why (D9–D17). The one function behind home, grouping, completion, export, report and
 * preview. Pure: the same household, configuration and dates give the same answer.
 */
export function decideEligibility(
  household: Household,
  configuration: EligibilityConfiguration,
  dates: EligibilityDates,
): Eligibility {
  const scene = sceneOf(household, configuration, dates);
  const activities = orderedActivities(configuration.location);
  const decisions = household.contacts.map((contact) => {
    const ofContact = applicationsOf(scene, activities, contact).map((application, index) =>
      decideContact(scene, activities[index] as OrderedActivity, contact.contactId, application),
    );
    if (configuration.location.usePosTransactionsAndOrders) holdBackCodes(ofContact);
    return ofContact;
  });
  return {
    activities: activities.map(({ id, isDefault }, index) => ({
      activityId: id,
      isDefault,
      contacts: decisions.map((ofContact) => ofContact[index] as ContactDecision),
    })),
    contacts: household.contacts.map((contact, index) =>
      summaryOf(scene, contact, activities, decisions[index] as ContactDecision[]),
    ),
  };
}
