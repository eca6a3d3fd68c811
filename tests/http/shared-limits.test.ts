import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { addressKey, keyText } from '#server/core/limits/limit-key.ts';
import { addStudent, sendDocument } from '../api/student-bodies.ts';
import { addAccount } from '../support/accounts.ts';
import { type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { awayLog } from '../support/log-lines.ts';
import { createDatabase, type ScratchPostgres, startScratchPostgres } from '../support/postgres.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('the limits of two servers over one PostgreSQL', () => {
  let postgres: ScratchPostgres;
  let first: TestApp;
  let second: TestApp;
  const right = { Document_Number: 'TC/2026/041', Date_Of_Birth: '2012-03-09' };

  beforeAll(async () => {
    const started = await startScratchPostgres();
    if (!started) throw new Error('No PostgreSQL 15 or newer was found. Install one.');
    postgres = started;
    const { url: databaseUrl } = await createDatabase(postgres.url, 'limits');
    first = await startApp({ databaseUrl, trustProxy: ['127.0.0.1'] });
    second = await startApp({ databaseUrl, trustProxy: ['127.0.0.1'] });
    const office = await signIn(first);
    const { Student_Id } = await addStudent(office, { Date_Of_Birth: right.Date_Of_Birth });
    const issued = { Document_Type: 'TC_Issued', Document_Number: right.Document_Number };
    expect((await sendDocument(office, Student_Id, issued)).status).toBe(201);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await postgres.stop();
  });

  const patience = { timeout: 30_000, interval: 100 };
  const times = async (count: number, act: () => Promise<CallResult>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) statuses.push((await act()).status);
    return statuses;
  };
  const find = (app: TestApp, address: string, changes: object = {}): Promise<CallResult> =>
    visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': address }).post('/api/certificates/transfer', {
      ...right,
      ...changes,
    });
  const ask = (app: TestApp, address: string): Promise<CallResult> =>
    visitorOf(app, 'localhost', { 'x-forwarded-for': address }).post('/api/Account/forgotPassword', {
      login: `nobody-${address}@example.org`,
    });
  /** What the servers have told each other of the questions from an address. */
  const countOf = async (address: string): Promise<unknown> => {
    const id = createSealer(first.secret).fingerprint(`forgotPassword ${keyText(addressKey(0, address))}`, 'limit');
    const { rows } = await first.store.global(({ db }) =>
      db.execute(sql`select count from rate_limit_windows where id = ${id}`),
    );
    return rows[0]?.count;
  };
  let marks = 0;
  /** Resolves when a server has told the others and heard from them: the second time, it has taken over the first. */
  const exchanged = async (app: TestApp): Promise<void> => {
    for (let time = 0; time < 2; time++) {
      const address = `198.51.100.${++marks}`;
      await ask(app, address);
      await vi.waitFor(async () => expect(await countOf(address)).toBe(1), patience);
    }
  };

  it('are spent half on one and half on the other, after which both refuse', async () => {
    const guess = { Document_Number: 'TC/2026/040' };
    expect(await times(3, () => find(first, '192.0.2.1', guess))).toEqual([404, 404, 404]);
    expect(await times(2, () => find(second, '192.0.2.1', guess))).toEqual([404, 404]);
    for (const app of [first, second, first]) await exchanged(app);
    for (const app of [first, second]) {
      const { status, headers } = await find(app, '192.0.2.1');
      expect([status, headers['retry-after']]).toEqual([429, '900']);
    }
    expect((await find(second, '192.0.2.2')).status).toBe(200);
  });

  it('lock a login that does not exist on both at once, as they lock an account', async () => {
    await addAccount(first, { email: 'devika@example.org' });
    const answers = async (login: string): Promise<unknown[]> => {
      const all: unknown[] = [];
      for (const app of [first, first, second, first, second, first, second, second]) {
        const { status, json } = await visitorOf(app, 'greenfield.localhost').post('/api/Account/login', {
          login,
          password: 'not the password',
        });
        all.push([status, json.errorText]);
      }
      return all;
    };
    const known = await answers('devika@example.org');
    expect(known.map((answer) => String(answer).slice(0, 3))).toEqual([
      ...Array(5).fill('401'),
      ...Array(3).fill('429'),
    ]);
    expect(await answers('nobody@example.org')).toEqual(known);
  });

  itFurther('are decided by each alone while PostgreSQL is away, and by both together when it is back', async () => {
    for (const app of [first, second]) app.log.announce(...awayLog);
    await postgres.crash();
    // It is asked for in the background: the answer needs no database.
    expect(await times(11, () => ask(first, '192.0.2.3'))).toEqual([...Array(10).fill(200), 429]);
    expect(await times(5, () => ask(first, '192.0.2.4'))).toEqual(Array(5).fill(200));
    expect(await times(5, () => ask(second, '192.0.2.4'))).toEqual(Array(5).fill(200));
    expect(await times(1, () => ask(second, '192.0.2.3'))).toEqual([200]);
    await postgres.restart();
    await exchanged(first);
    await exchanged(second);
    await exchanged(first);
    expect([await countOf('192.0.2.3'), await countOf('192.0.2.4')]).toEqual([11, 10]);
    for (const app of [first, second])
      for (const address of ['192.0.2.3', '192.0.2.4']) expect((await ask(app, address)).status).toBe(429);
  });

  it('are told by a server that stops', async () => {
    const third = await startApp({ databaseUrl: first.databaseUrl, trustProxy: ['127.0.0.1'] });
    expect(await times(10, () => ask(third, '192.0.2.5'))).toEqual(Array(10).fill(200));
    await third.stop();
    expect(await countOf('192.0.2.5')).toBe(10);
  });
});
