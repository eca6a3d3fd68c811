import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOperatorToken, noteOperatorToken } from '#server/store/operator-tokens.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { awayLog } from '../support/log-lines.ts';
import { startApp, type TestApp } from '../support/server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    database: 'postgres',
    expectsLog: [...awayLog, /may only be read/],
  });
});
afterAll(() => app.stop());

/** Has the database take changes or not, as the one that a failover leads to; connections are lost. */
const allowChanges = async (isAllowed: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.query('set default_transaction_read_only = off');
  await client.query(
    `alter database "${rows[0].name}" set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`,
  );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [rows[0].name],
  );
  await client.end();
};

it('a PostgreSQL that can only be read is read; changes are refused with the reason until it takes them again', async () => {
  const admin = await signIn(app);
  /** On a connection from after the change: those from before are cut, which may be noticed only when they are used. */
  const write = async () => {
    for (;;) {
      const answer = await admin.post('/api/content/notice', {
        noticeHead: 'Sports day',
        entryDateTime: '2026-11-25T10:00',
      });
      if (!/#(unavailable|not_certain)$/.test(answer.json?.type ?? '')) return answer;
    }
  };
  const read = async (path: string) => (await app.get(path, { host: `greenfield.localhost:${app.port}` })).status;
  expect((await write()).status).toBe(201);
  const { json: made } = await admin.post('/api/tokens', { name: 'Timetable', scopes: ['/holidays:read'] });
  const program = visitorOf(app, admin.host, { authorization: `Bearer ${made.token}` });
  const operator = await createOperatorToken(
    app.store,
    { name: 'Deployment', hash: 'a', days: null },
    async () => undefined,
  );
  await allowChanges(false);
  const refused = await write();
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(refused.json).toMatchObject({
    type: '/docs/reference/errors#read_only',
    errorText: expect.stringContaining('may only be read. Nothing was saved.'),
  });
  expect([await read('/about?visit=1'), await read('/api/website/notices'), await read('/readyz')]).toEqual([
    200, 200, 200,
  ]);
  const listed = await program.get('/api/academic/_holidays_list', { School_Id: admin.schoolId });
  expect(listed.status).toBe(200);
  expect(await noteOperatorToken(app.store, 'a')).toMatchObject({ id: operator.id, lastUsedAt: null });
  await allowChanges(true);
  expect((await write()).status).toBe(201);
});
