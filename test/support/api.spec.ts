import { startApi, type TestApi } from './api';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

test('the application under test is alive and ready', async () => {
  await api.request.get('/health/live').expect(200);
  const ready = await api.request.get('/health/ready').expect(200);
  expect(ready.body).toMatchObject({ checks: { database: 'up', migrations: 'up' } });
});
