import { expect, it } from 'vitest';
import { noticeMs } from './notice.ts';
import { officePath, readUserStatus, userStatuses } from './user-status.ts';

it('the user-status flag is 1 by default', () => {
  for (const stored of [null, undefined, '', '9', 'x', '1.5', '01']) expect(readUserStatus(stored)).toBe(1);
  for (const status of Object.values(userStatuses)) expect(readUserStatus(String(status))).toBe(status);
});

it('the user-status flag 3 leads only to the page for a password, and 0 and 2 nowhere', () => {
  const paths = ['/student', '/school/profile', '/school/change_password'];
  expect(paths.map((path) => officePath(3, path))).toEqual(paths.map(() => '/school/change_password'));
  expect(paths.map((path) => officePath(1, path))).toEqual(paths);
  for (const status of [0, 2] as const) expect(officePath(status, '/student')).toBeUndefined();
});

it('a notice stays for two seconds', () => expect(noticeMs).toBe(2000));
