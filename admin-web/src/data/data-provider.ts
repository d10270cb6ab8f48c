import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type fetchUtils, type RaRecord, type UpdateParams, type UpdateResult } from 'react-admin';
import { saveOverTheirs } from './conflict';
import { orBringBack } from './deleted';
import { inPages } from './every-row';
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

function update<RecordType extends RaRecord>(
  resource: string,
  params: UpdateParams<RecordType>,
): Promise<UpdateResult<RecordType>> {
  const fieldsOf = (record: Json) => textsApart(writable(resource, record));
  return saveOverTheirs(
    { resource, mine: fieldsOf(params.data), before: fieldsOf(params.previousData ?? {}) },
    fieldsOf,
    (fields) => {
      const data = writable(resource, textsTogether(fields)) as Partial<RecordType>;
      return rest.update<RecordType>(pathOf(resource), { ...params, data });
    },
  );
}

/** The API's own list dialect under the console's names, with the verbs that REST has no word for (`verbs`). */
export const dataProvider: DataProvider & typeof verbs = {
  ...rest,
  ...verbs,
  getList: (resource, params) => inPages((asked) => rest.getList(pathOf(resource), asked))(params) as never,
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
