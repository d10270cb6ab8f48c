import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type fetchUtils,
  HttpError,
  type RaRecord,
  type UpdateParams,
  type UpdateResult,
} from 'react-admin';
import { say } from '../words/say';
import { changedMeanwhile, settleConflict } from './conflict';
import { orBringBack } from './deleted';
import type { Json } from './json';
import { refusedSave } from './problem-error';
import { pathOf, writable } from './resources';
import { textsApart, textsTogether } from './texts-apart';
import { type Call, request } from './transport';
import { verbs } from './verbs';

/** The transport as ra-data-simple-rest wants it. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const call: Call = {
    method: (options.method ?? 'GET') as NonNullable<Call['method']>,
    headers: new Headers(options.headers as HeadersInit | undefined),
    ...(typeof options.body === 'string' && { body: JSON.parse(options.body) as unknown }),
    ...(options.signal && { signal: options.signal }),
  };
  const response = await request(url, call);
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: body === '' ? {} : JSON.parse(body) };
}

const rest = simpleRestProvider('/api', httpClient);

/** Saves; when somebody else saved in the meantime, asks field by field and saves what was chosen. */
async function update<RecordType extends RaRecord>(
  resource: string,
  params: UpdateParams<RecordType>,
): Promise<UpdateResult<RecordType>> {
  const save = (data: object) =>
    rest.update<RecordType>(pathOf(resource), { ...params, data } as UpdateParams<RecordType>);
  const mine = writable(resource, params.data as Record<string, unknown>);
  try {
    return await save(mine);
  } catch (error) {
    const theirs = changedMeanwhile(error);
    if (!theirs) throw error;
    const before = writable(resource, params.previousData ?? {});
    const [own, held, seen] = [mine, writable(resource, theirs), before].map(textsApart) as [Json, Json, Json];
    const settled = await settleConflict(resource, own, { ...held, version: theirs['version'] }, seen);
    if (!settled) throw new HttpError(say('conflict.notSaved'), 409, {});
    const data = textsTogether(settled) as Partial<RecordType>;
    return update(resource, { ...params, data, previousData: theirs as RecordType });
  }
}

/** The API's own list dialect under the console's names, with the verbs that REST has no word for (`verbs`). */
export const dataProvider: DataProvider & typeof verbs = {
  ...rest,
  ...verbs,
  getList: (resource, params) => rest.getList(pathOf(resource), params),
  getOne: (resource, params) => orBringBack(resource, params.id, () => rest.getOne(pathOf(resource), params)),
  getMany: (resource, params) => rest.getMany(pathOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(pathOf(resource), params),
  create: (resource, params) =>
    rest
      .create(pathOf(resource), {
        ...params,
        data: writable(resource, params.data as Record<string, unknown>, true),
      })
      .catch(refusedSave) as never,
  update: (resource, params) => orBringBack(resource, params.id, () => update(resource, params)).catch(refusedSave),
  delete: (resource, params) => rest.delete(pathOf(resource), params),
  deleteMany: (resource, params) => rest.deleteMany(pathOf(resource), params),
};
export type ConsoleDataProvider = typeof dataProvider;
