import type { GetListParams, GetListResult } from 'react-admin';

/** The server answers at most this many at once. */
const largestPage = 100;

/** Asked for as the page size by whoever wants all. */
export const everyRow = 1_000_000;

type GetList = (params: GetListParams) => Promise<GetListResult>;

/** A larger page than the server gives is put together of several; whoever asks for it begins with the first. */
export function inPages(getList: GetList): GetList {
  return async (params) => {
    const { page = 1, perPage = largestPage } = params.pagination ?? {};
    if (perPage <= largestPage) return getList(params);
    const data: GetListResult['data'] = [];
    for (let next = page; ; next += 1) {
      const answer = await getList({ ...params, pagination: { page: next, perPage: largestPage } });
      data.push(...answer.data);
      if (answer.data.length < largestPage || data.length >= (answer.total ?? 0)) return { ...answer, data };
    }
  };
}
