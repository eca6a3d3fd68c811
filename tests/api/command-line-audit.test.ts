import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { revokeTokenCommandHandler } from '#server/domains/accounts/operator-tokens/revoke.ts';
import { createBackupCommandHandler } from '#server/domains/backup/commands/create.ts';
import { restoreBackupCommandHandler } from '#server/domains/backup/commands/restore.ts';
import { importCommandHandler } from '#server/domains/import/command.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
import { schoolStateCommandHandler } from '#server/domains/schools/state-command.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

describe('what the command line and operators change', () => {
  let app: TestApp;
  let operator: Caller;
  let schoolId: number;
  let folder: string;
  let theme: Record<string, unknown>;

  beforeAll(async () => {
    app = await startApp();
    operator = await signIn(app, { school: 'platform', role: 'Operator' });
    schoolId = (await findSchoolBySlug(app.store, 'riverside'))?.schoolId ?? -1;
    theme = await secondTheme();
    folder = mkdtempSync(join(tmpdir(), 'audit-'));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const context = () => ({ ...app, progress: () => undefined });
  const own = async (action: string) => (await operator.get('/api/audit', { action })).json;
  const ofSchool = async (action: string) =>
    (await (await signIn(app, { school: 'riverside' })).get('/api/audit', { action })).json;

  it('of tokens is written down, without the token', async () => {
    const { id, token } = await createTokenCommandHandler.run({ name: 'laptop of Asha', days: null }, context());
    await revokeTokenCommandHandler.run({ id }, context());
    await revokeTokenCommandHandler.run({ id }, context());
    const entry = { actor: 'command line', userId: null, entity: 'operatorToken', entityId: id };
    const [made] = await own('token create');
    expect(made).toMatchObject({ ...entry, before: null, after: { name: 'laptop of Asha', expiresAt: null } });
    const ended = await own('token revoke');
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatchObject({ ...entry, after: { name: 'laptop of Asha', revokedAt: expect.any(String) } });
    const { text } = await operator.get('/api/audit', { entity: 'operatorToken' });
    expect(text).not.toMatch(/syd_|[0-9a-f]{64}/);
    expect(text).not.toContain(token);
  });

  it('of themes is written down under the name of the token, and nothing of what changed nothing', async () => {
    const { token } = await createTokenCommandHandler.run({ name: 'release', days: 1 }, context());
    const send = (path: string, body: object) =>
      app.get(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const publish = (version: string, changes: object = {}) =>
      send('/api/operator/themes', { document: JSON.stringify({ ...theme, version }), ...changes });
    expect((await publish('1.0.1')).status).toBe(201);
    expect((await publish('1.0.2')).status).toBe(201);
    expect((await publish('1.0.2')).status).toBe(200);
    expect((await publish('1.0.3', { dryRun: true })).status).toBe(200);
    expect((await send('/api/operator/themes/100/rollback', {})).status).toBe(200);
    const published = await own('publishTheme');
    expect(published.map(({ after }: { after: { version: string } }) => after.version)).toEqual(['1.0.2', '1.0.1']);
    const requestId = expect.any(String);
    const entry = { actor: 'operator token release', userId: null, entity: 'theme', entityId: 100, requestId };
    expect(published[0]).toMatchObject({ ...entry, before: { version: '1.0.1' }, after: { slug: 'second' } });
    const [back] = await own('rollbackTheme');
    expect(back).toMatchObject({ ...entry, before: { version: '1.0.2' }, after: { version: '1.0.1' } });
    expect(JSON.stringify([published, back])).not.toContain(token);
  });

  it('of a theme that a school uses is in the log of the school', async () => {
    for (const _ of [1, 2]) await setThemeCommandHandler.run({ slug: 'riverside', themeId: 100 }, context());
    const entries = await ofSchool('school set-theme');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actor: 'command line',
      entity: 'school',
      entityId: schoolId,
      before: { themeId: 1 },
      after: { themeId: 100 },
    });
    await expect(setThemeCommandHandler.run({ slug: 'platform', themeId: 100 }, context())).rejects.toMatchObject({
      code: 'UNKNOWN_SCHOOL',
    });
  });

  it('by an import is written down in numbers, and a second run adds nothing', async () => {
    const from = app.folder('riverside');
    const file = join(from, 'content.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('By the river', 'Over the river'));
    const before = (await ofSchool('import')).length;
    for (const _ of [1, 2]) await importCommandHandler.run({ folder: from, skipInvalid: false }, context());
    const entries = await ofSchool('import');
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({
      actor: 'command line',
      entity: 'school',
      entityId: schoolId,
      after: { slug: 'riverside', newSchool: false, updated: { banner: 1 } },
    });
    expect(JSON.stringify(entries)).not.toContain('the river');
  });

  it('of the state of a school is in both logs, and an import leaves a suspended school as it is', async () => {
    const params = { slug: 'riverside', state: 'suspended', reason: 'The fees are not paid' };
    await signIn(app, { school: 'riverside' });
    expect(await schoolStateCommandHandler.run(params, context())).toMatchObject({
      state: 'suspended',
      previousState: 'active',
      endedSessions: expect.any(Number),
    });
    const result = await importCommandHandler.run({ folder: app.folder('riverside'), skipInvalid: false }, context());
    expect(result).toMatchObject({
      ok: true,
      report: { notes: ['The school is suspended and stays so: see schoolyard school state.'] },
    });
    expect((await app.get('/', { host: 'riverside.localhost' })).status).toBe(503);
    await expect(schoolStateCommandHandler.run({ ...params, state: 'draft' }, context())).rejects.toMatchObject({
      message: 'A school that is suspended cannot become draft.',
      hint: 'From here it can become: active, closed.',
    });
    await expect(schoolStateCommandHandler.run({ ...params, state: 'gone' }, context())).rejects.toThrow(
      'no state "gone"',
    );
    await expect(schoolStateCommandHandler.run({ ...params, reason: ' ' }, context())).rejects.toThrow(
      'A reason must have',
    );
    await expect(schoolStateCommandHandler.run({ ...params, slug: 'platform' }, context())).rejects.toThrow(
      'no school',
    );
    await schoolStateCommandHandler.run({ ...params, state: 'active', reason: 'Paid' }, context());
    expect((await app.get('/', { host: 'riverside.localhost' })).status).toBe(200);
    for (const entries of [await own('school state'), await ofSchool('school state')])
      expect(entries).toMatchObject([
        { actor: 'command line', before: { state: 'suspended' }, after: { state: 'active', reason: 'Paid' } },
        { actor: 'command line', before: { state: 'active' }, after: { state: 'suspended', reason: params.reason } },
      ]);
  });

  it('by a restore is in both logs', async () => {
    const file = join(folder, 'riverside.tar.gz');
    await createBackupCommandHandler.run({ slug: 'riverside', file }, context());
    await restoreBackupCommandHandler.run({ file, replace: true }, context());
    const entry = {
      actor: 'command line',
      entity: 'school',
      entityId: schoolId,
      after: { kind: 'school', schools: ['riverside'], createdAt: expect.any(String) },
    };
    expect(await own('restore')).toMatchObject([entry]);
    expect(await ofSchool('restore')).toMatchObject([entry]);
  });
});
