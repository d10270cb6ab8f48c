import type { AppConfig } from '../../config/app-config';
import type { Notifications } from '../../platform/database/notifications';
import type { CatalogQueries, ConfigurationRows } from './catalog.queries';
import { ConfigurationCache } from './configuration-cache';

const empty: ConfigurationRows = {
  locations: [],
  activities: [],
  tasks: [],
  taskTypes: [],
  locationActivities: [],
  activityTasks: [],
  activityProducts: [],
  products: [],
  referenceItems: [],
  waivers: [],
  filters: null,
  passChecker: { lists: [], locationId: null },
};

async function setUp() {
  const readings: PromiseWithResolvers<ConfigurationRows>[] = [];
  let notify = (): void => undefined;
  const queries = {
    readConfiguration() {
      const reading = deferred<ConfigurationRows>();
      readings.push(reading);
      return reading.promise;
    },
  };
  const notifications = {
    on(_channel: string, callback: () => void) {
      notify = callback;
      return Promise.resolve();
    },
  };
  const cache = new ConfigurationCache(
    { features: [] } as unknown as AppConfig,
    queries as unknown as CatalogQueries,
    notifications as unknown as Notifications,
  );
  await cache.onApplicationBootstrap();
  const answer = (index: number, productId: number) =>
    readings[index]?.resolve({
      ...empty,
      products: [{ id: productId, code: '', name: '', rules: [], authorizationTypes: [], isImageRequired: false }],
    });
  return { cache, readings, answer, notify: () => notify() };
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: Error): void;
}

function deferred<Value>(): PromiseWithResolvers<Value> {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

test('readers at the same time share one reading', async () => {
  const { cache, readings, answer } = await setUp();
  const both = Promise.all([cache.read(), cache.read()]);
  answer(0, 1);
  const [first, second] = await both;
  expect(second).toBe(first);
  expect(await cache.read()).toBe(first);
  expect(readings).toHaveLength(1);
});

test('after a change the next reader waits for the new configuration, also when an old reading is still under way', async () => {
  const { cache, answer, notify } = await setUp();
  const early = cache.read();
  notify();
  const late = cache.read();
  answer(1, 2);
  expect((await late).productNames.has(2)).toBe(true);
  answer(0, 1);
  expect((await early).productNames.has(1)).toBe(true);
  expect((await cache.read()).productNames.has(2)).toBe(true);
});

test('a failed reading is not kept', async () => {
  const { cache, readings, answer } = await setUp();
  const failing = cache.read();
  readings[0]?.reject(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  const next = cache.read();
  answer(1, 3);
  expect((await next).productNames.has(3)).toBe(true);
});
