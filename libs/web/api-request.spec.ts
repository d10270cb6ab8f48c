import { apiRequest } from './api-request';

test('asks for JSON, with the token of whoever is signed in', () => {
  const { method, headers, body } = apiRequest({ token: 'secret' });
  expect({ method, body, ...Object.fromEntries(headers) }).toEqual({
    method: 'GET',
    body: null,
    accept: 'application/json',
    authorization: 'Bearer secret',
  });
});

test('nobody signed in sends no token', () => {
  expect(apiRequest({ token: undefined }).headers.has('authorization')).toBe(false);
});

test('a body is JSON, and headers of the call go along', () => {
  const { headers, body } = apiRequest({
    method: 'POST',
    token: undefined,
    body: { a: 1 },
    headers: { 'if-match': '"7"' },
  });
  expect({ body, type: headers.get('content-type'), match: headers.get('if-match') }).toEqual({
    body: '{"a":1}',
    type: 'application/json',
    match: '"7"',
  });
});

test('a form names its own type', () => {
  const form = new FormData();
  const { headers, body } = apiRequest({ method: 'POST', token: undefined, body: form });
  expect(headers.has('content-type')).toBe(false);
  expect(body).toBe(form);
});
