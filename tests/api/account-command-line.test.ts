import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddUserParams, addUserCommandHandler } from '#server/domains/accounts/users/add-command.ts';
import { goodPassword, logIn, sessionOf } from '../support/accounts.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp, testSecret } from '../support/server.ts';

describe('schoolyard user add', () => {
  let app: TestApp;
  const add = (params: Partial<AddUserParams>) =>
    addUserCommandHandler.run(
      {
        school: 'greenfield',
        name: 'Devika Menon',
        email: 'Devika@example.org',
        role: 'Admin',
        permissionSets: [],
        password: null,
        baseUrl: `http://localhost:${app.port}`,
        ...params,
      },
      { store: app.store, storage: app.storage, dataDir: app.dataDir, secret: testSecret, progress: () => undefined },
    );

  beforeAll(async () => {
    app = await startApp();
    app.clock.now = Date.now();
    await signIn(app, { email: 'taken@example.org' });
  });
  afterAll(() => app.stop());

  it('makes an account whose password is chosen by a link, and writes it down', async () => {
    const added = await add({});
    const link = new URL(added.inviteLink ?? '');
    expect(link.origin).toBe(`http://greenfield.localhost:${app.port}`);
    const token = link.searchParams.get('token') ?? '';
    const visitor = visitorOf(app, 'greenfield.localhost');
    const accepted = await visitor.post('/api/Account/acceptInvitation', { token, password: goodPassword });
    expect(accepted.json.user).toMatchObject({ userId: added.id, role: 'Admin' });
    const reader = sessionOf(app, await logIn(app, 'devika@example.org'));
    const log = await reader.get('/api/audit', { action: 'user add' });
    expect(log.json[0]).toMatchObject({ actor: 'command line', userId: null, entity: 'user', entityId: added.id });
    expect(log.text).not.toContain(token);
  });

  it('is counted by the list of users at once', async () => {
    const admin = await signIn(app);
    const total = async () => Number((await admin.get('/api/users')).headers['x-total-count']);
    const before = await total();
    await add({ email: 'farah@example.org', name: 'Farah Khan' });
    expect(await total()).toBe(before + 1);
  });

  it('takes a password in place of the link', async () => {
    const staff = { role: 'Staff', permissionSets: ['hr'], email: 'esha@example.org', name: 'Esha Pillai' };
    const { inviteLink } = await add({ ...staff, password: goodPassword });
    expect(inviteLink).toBeNull();
    expect((await logIn(app, 'esha@example.org')).json.user).toMatchObject({ role: 'Staff', permissionSets: ['hr'] });
  });

  it("makes operators, who sign in on the product's own host", async () => {
    const added = await add({ school: null, password: goodPassword });
    expect(added).toMatchObject({ role: 'Operator', site: `http://localhost:${app.port}` });
    expect((await logIn(app, 'devika@example.org', {}, 'localhost')).json.user.role).toBe('Operator');
  });

  it.each([
    [{ school: 'nowhere' }, 'There is no school "nowhere".'],
    [{ school: 'platform' }, 'There is no school "platform".'],
    [{ name: 'X' }, 'Enter a name of 2 to 100 letters, without a title.'],
    [{ email: 'x' }, 'Enter a valid email address.'],
    [{ role: 'Parent' }, 'The role is Admin or Staff.'],
    [{ role: 'Staff', permissionSets: ['everything'] }, 'There is no permission "everything".'],
    [{ email: 'gita@example.org', password: 'basketball' }, 'Many people use this password. Choose another.'],
    [{ email: 'taken@example.org' }, 'Email taken@example.org is already used by Asha Rao.'],
  ])('refuses %j', async (params, message) => {
    const code = 'school' in params ? 'UNKNOWN_SCHOOL' : 'ACCOUNT';
    await expect(add(params)).rejects.toMatchObject({ code, message });
  });
});
