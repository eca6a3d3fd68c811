import { expect, it } from 'vitest';
import { handover, login } from './api/account.ts';
import { acceptInvitation } from './api/account-password.ts';
import { signInPaths } from './office.ts';

it('names the calls by which somebody logs in', () => {
  expect(signInPaths).toEqual([login, acceptInvitation, handover].map(({ path }) => path));
});
