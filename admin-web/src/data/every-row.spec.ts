import { everyRow, inPages } from './every-row';

const rows = Array.from({ length: 250 }, (_, id) => ({ id }));

function server() {
  const asked: [number, number][] = [];
  const getList = inPages(async ({ pagination: { page = 1, perPage = 10 } = {} }) => {
    asked.push([page, perPage]);
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
  });
  return { asked, getList };
}

test('whoever asks for every row has them all, as many at once as the server gives', async () => {
  const { asked, getList } = server();
  const { data, total } = await getList({ pagination: { page: 1, perPage: everyRow } });
  expect(data).toEqual(rows);
  expect(total).toBe(250);
  expect(asked).toEqual([
    [1, 100],
    [2, 100],
    [3, 100],
  ]);
});

test('a page is asked for as it is', async () => {
  const { asked, getList } = server();
  expect((await getList({ pagination: { page: 3, perPage: 10 } })).data).toEqual(rows.slice(20, 30));
  expect(asked).toEqual([[3, 10]]);
});
