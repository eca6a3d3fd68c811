import { signIn } from '../../support/callers.ts';
import { takeUpHandover } from '../../support/handover.ts';
import type { OfficeUnderTest } from './office.ts';

/** Has an operator look into a school that has given access to it; the cookie of the school's host. */
export const letIn = async (
  { app }: Pick<OfficeUnderTest, 'app'>,
  schoolId: number,
): Promise<{ readonly name: string; readonly value: string }> => {
  const operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
  const started = await operator.post(`/api/schools/${schoolId}/support`, {});
  const taken = await takeUpHandover(app, started, started.json.url);
  const cookie = [taken.headers['set-cookie']].flat().find((one) => one?.startsWith('session='));
  const [name = '', value = ''] = cookie?.split(';')[0]?.split('=') ?? [];
  return { name, value };
};
