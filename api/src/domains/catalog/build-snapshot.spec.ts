import { buildSnapshot } from './build-snapshot';
import type { ConfigurationRows } from './catalog.queries';

const location = (id: number, extra = {}) => ({
  id,
  name: `L${id}`,
  isEnabled: true,
  isDefault: false,
  defaultActivityId: null,
  checkInCompleteText: null,
  ...extra,
});

const none = { features: [] };

/** Only what the joining looks at. */
const rows = (extra: object) =>
  ({
    locations: [location(1, { isDefault: true, defaultActivityId: 11 }), location(2)],
    activities: [{ id: 10 }, { id: 11 }],
    tasks: [
      { id: 100, taskTypeId: 1 },
      { id: 101, taskTypeId: 4 },
    ],
    taskTypes: [
      { id: 1, isDeleted: false },
      { id: 4, isDeleted: false },
    ],
    locationActivities: [
      { locationId: 1, activityId: 10 },
      { locationId: 1, activityId: 11 },
      { locationId: 2, activityId: 10 },
    ],
    activityTasks: [
      { activityId: 10, taskId: 101 },
      { activityId: 10, taskId: 100 },
    ],
    activityProducts: [{ activityId: 11, productId: 7 }],
    products: [{ id: 7, name: 'Day ticket' }],
    referenceItems: [],
    waivers: [{ posWaiverId: 'W', title: 'Season', textHash: null, bindingLanguages: ['en'] }],
    filters: { resortCodes: 'A, B', resortGroupCodes: null, salesLocationIds: '' },
    passChecker: { lists: [], locationId: null },
    ...extra,
  }) as unknown as ConfigurationRows;

test('each location has its activities with their tasks and products in their order', () => {
  const { locations, defaultLocation, filters, productNames } = buildSnapshot(rows({}), none);
  expect(defaultLocation?.id).toBe(1);
  expect(locations[0]?.activities).toMatchObject([
    { id: 10, isLocationDefaultActivity: false, tasks: [{ id: 101 }, { id: 100 }], productIds: [] },
    { id: 11, isLocationDefaultActivity: true, tasks: [], productIds: [7] },
  ]);
  expect(locations[1]?.activities).toMatchObject([{ id: 10, isLocationDefaultActivity: false }]);
  expect(filters).toEqual({ resortCodes: ['A', 'B'], resortGroupCodes: [], salesLocationIds: [] });
  expect(productNames.get(7)).toBe('Day ticket');
});

test('a waiver has something to sign with a text here, or with the partner where that feature is on (D55)', () => {
  const hasText = (
    task: object,
    features: { features: ('1Risk' | 'PassChecker' | 'BLEConnect')[] },
    textHash: string | null = null,
  ) => {
    const parts = {
      tasks: [{ id: 100, taskTypeId: 1, posWaiverId: 'W', ...task }],
      waivers: [{ posWaiverId: 'W', title: 'Season', textHash, bindingLanguages: ['en'] }],
    };
    return buildSnapshot(rows(parts), features).locations[0]?.activities[0]?.tasks[0]?.hasText;
  };
  expect(hasText({}, none)).toBe(false);
  expect(hasText({}, none, 'aa')).toBe(true);
  expect(hasText({ posWaiverId: 'OTHER' }, none, 'aa')).toBe(false);
  expect(hasText({ externalWaiverId: '1R-7' }, none)).toBe(false);
  expect(hasText({ externalWaiverId: '1R-7' }, { features: ['1Risk'] })).toBe(true);
});

test('tasks of a deleted type are asked nowhere', () => {
  const { locations, taskTypes } = buildSnapshot(
    rows({
      taskTypes: [
        { id: 1, isDeleted: false },
        { id: 4, isDeleted: true },
      ],
    }),
    none,
  );
  expect(taskTypes.map(({ id }) => id)).toEqual([1]);
  expect(locations[0]?.activities[0]?.tasks.map(({ id }) => id)).toEqual([100]);
});
