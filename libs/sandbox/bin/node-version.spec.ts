import { nodeNotice } from './node-version.mjs';

test('a Node that gets no repairs any more is told in one line; 24 is silent', () => {
  expect(nodeNotice('20.19.0')).toMatch(/^Node 20\.19\.0 is out of support[^\n]+$/);
  expect(nodeNotice('24.21.0')).toBeUndefined();
});
