import { operations } from '../../admin-web/src/words/en/operations';
import { jobs } from '../../api/src/jobs';

test('the Operations screen has words for each job, and for no other', () => {
  expect(Object.keys(operations.jobs).sort()).toEqual(jobs.map(({ name }) => name).sort());
});
