import pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The line that is written for these values. */
const logged = (values: object): Record<string, unknown> => {
  let line = '';
  createLog('trace', {
    write(text) {
      line = text;
    },
  }).trace(values, 'A line.');
  return JSON.parse(line);
};
const secret = 'Pw3kfH-0_aaZbcD9eFgHiJkLmNoPqRsTuVwXyZ01234';

it.each([
  ['/', '/'],
  ['/gallery?page=2&q=annual%20day', '/gallery?page=…&q=…'],
  [`/login/reset?token=${secret}`, '/login/reset?token=…'],
  [`/login/reset%3Ftoken=${secret}`, '/login/reset?token=…'],
  [`/login/reset?${secret}`, '/login/reset?…'],
  [`/login/reset?a&${secret}=1&b[${secret}]`, '/login/reset?a=…&…&…'],
  [`/login/${secret}/x`, '/login/…/x'],
  ['/media/private/1/76?expires=1795243200&signature=abc', '/media/private/1/76?expires=…&signature=…'],
  ['/api/student/234567890124', '/api/student/…'],
  [
    '/blog/the-annual-day-of-2026-and-all-that-was-shown-on-it',
    '/blog/the-annual-day-of-2026-and-all-that-was-shown-on-it',
  ],
  ['http://user:word@a.example/x?y=z', 'http://a.example/x?y=…'],
])('the log holds %s as %s', (url, shown) => {
  expect(logged({ url }).url).toBe(shown);
  expect(logged({ req: { method: 'GET', url, headers: { cookie: secret } } }).req).toEqual({
    method: 'GET',
    url: shown,
  });
});

it('the log holds an error without the queries of addresses, wherever they stand', () => {
  const error = Object.assign(new Error(`Wrong: "/a?token=${secret}" (GET), and ${secret}`), {
    code: 'SOME',
    addresses: [{ href: `http://a.example/x?signature=${secret}` }],
  });
  error.cause = new Error(`Before it: /b%3Fcode=${secret}`);
  const { err } = logged({ err: error });
  expect(JSON.stringify(err)).not.toContain(secret);
  expect(err).toMatchObject({
    type: 'Error',
    code: 'SOME',
    message: 'Wrong: "/a?…" (GET), and …: Before it: /b?…',
    stack: expect.stringMatching(/log\.test\.ts:\d+/),
    addresses: [{ href: 'http://a.example/x?…' }],
  });
});

it('the log holds an error with a connection and with itself in it', () => {
  const error = Object.assign(new Error('Lost.'), { client: new pg.Client({ password: 'gate code' }), self: {} });
  error.self = error;
  const line = logged({ err: error });
  expect(line).toMatchObject({ err: { message: 'Lost.' }, msg: 'A line.' });
  expect(JSON.stringify(line)).not.toContain('gate code');
});
