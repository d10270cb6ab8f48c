import {
  activityWriteSchema,
  adminActivitySchema,
  adminEmailSchema,
  adminLocationSchema,
  adminProductSchema,
  adminRetentionSchema,
  adminSettingsSchema,
  adminSettingsWriteSchema,
  adminTaskSchema,
  adminTaskTypeSchema,
  adminWaiverSchema,
  apiDefaultSettingsSchema,
  apiKeySchema,
  collectionItemSchema,
  collectionSchema,
  defaultLanguage,
  defaultTheme,
  failedHandOverSchema,
  failedJobSchema,
  locationWriteSchema,
  productWriteSchema,
  rentalListEntrySchema,
  retentionRunSchema,
  taskTypeWriteSchema,
  taskWriteSchema,
  waiverWriteSchema,
  webhookSchema,
} from '@arrival/contracts';
import { flatten } from '../data/json';
import { wires } from '../data/resources';
import { sayIfKnown } from './say';

/** Kept by the server for itself: no form, list or comparison shows it. */
const silent = new Set(['version']);

const schemas: Readonly<Record<string, readonly { shape: object }[]>> = {
  locations: [adminLocationSchema, locationWriteSchema],
  activities: [adminActivitySchema, activityWriteSchema],
  tasks: [adminTaskSchema, taskWriteSchema],
  products: [adminProductSchema, productWriteSchema],
  tasktypes: [adminTaskTypeSchema, taskTypeWriteSchema],
  collections: [collectionSchema],
  'collection-items': [collectionItemSchema],
  'rental-lists': [rentalListEntrySchema],
  access: [adminEmailSchema],
  apikeys: [apiKeySchema, apiDefaultSettingsSchema],
  waivers: [adminWaiverSchema, waiverWriteSchema],
  retention: [adminRetentionSchema, retentionRunSchema],
  webhooks: [webhookSchema],
  settings: [adminSettingsSchema, adminSettingsWriteSchema],
  audit: [failedHandOverSchema, failedJobSchema],
};

const fields: [string, string][] = [
  ...Object.entries(schemas).flatMap(([resource, of]) =>
    of.flatMap(({ shape }) => Object.keys(shape)).map((field): [string, string] => [resource, field]),
  ),
  ...Object.keys(flatten({ ...defaultLanguage })).map((field): [string, string] => ['language', field]),
  ...Object.keys(flatten({ ...defaultTheme })).map((field): [string, string] => ['theme', field]),
];

test('every field of the contract has words: a record, a setting, a text of the guests, a colour', () => {
  const wordless = fields.filter(
    ([resource, field]) => !silent.has(field) && !sayIfKnown(`resources.${resource}.fields.${field}`),
  );
  expect(wordless).toEqual([]);
});

test('every part of the texts and the theme has a title', () => {
  const parts = [...Object.keys(defaultLanguage).map((part) => `language.sections.${part}`)];
  parts.push(...Object.keys(defaultTheme).map((part) => `theme.sections.${part}`));
  expect(parts.filter((part) => !sayIfKnown(`resources.${part}`))).toEqual([]);
});

test('every record that the console changes is looked at here', () => {
  const changed = Object.entries(wires).filter(([, { writes }]) => writes);
  expect(changed.map(([resource]) => resource).filter((resource) => !schemas[resource])).toEqual([]);
});
