import { eq } from 'drizzle-orm';
import { createPasswords } from '#server/core/crypto/passwords.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { type NewUserRow, users } from '#server/store/schema.ts';
import { type Caller, type CallResult, visitorOf } from './callers.ts';
import type { TestApp } from './server.ts';

/** The password of accounts made here, unless one is given. */
export const goodPassword = 'mango tree by the gate';

interface NewAccount extends Partial<Omit<NewUserRow, 'schoolId' | 'id' | 'passwordHash'>> {
  readonly school?: 'greenfield' | 'riverside' | 'platform';
  readonly password?: string;
}

export interface TestAccount {
  readonly id: number;
  readonly schoolId: number;
}

/** A user of a school with a password, as the sign-in finds it. */
export const addAccount = async (app: TestApp, options: NewAccount): Promise<TestAccount> => {
  const { school = 'greenfield', password = goodPassword, ...values } = options;
  const schoolId = school === 'platform' ? 0 : ((await findSchoolBySlug(app.store, school))?.schoolId ?? -1);
  const passwordHash = await createPasswords().hash(password);
  return app.store.school(schoolId, async ({ db }) => {
    const [row] = await db
      .insert(users)
      .values({ schoolId, name: 'Devika Menon', role: 'Admin', passwordHash, ...values })
      .returning();
    return { id: row?.id ?? 0, schoolId };
  });
};

/** Changes a user's row behind the server's back. */
export const setAccount = (
  app: TestApp,
  { id, schoolId }: TestAccount,
  values: Partial<NewUserRow>,
): Promise<unknown> => app.store.school(schoolId, ({ db }) => db.update(users).set(values).where(eq(users.id, id)));

/** The cookies that an answer sets, by name, each with its value and attributes. */
export const cookiesOf = ({ headers }: Pick<CallResult, 'headers'>): ReadonlyMap<string, CookieSet> =>
  new Map(
    [headers['set-cookie'] ?? []].flat().map((header) => {
      const [pair = '', ...attributes] = header.split('; ');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes }];
    }),
  );

export interface CookieSet {
  readonly value: string;
  readonly attributes: readonly string[];
}

/** Someone with the session that an answer has started. */
export const sessionOf = (app: TestApp, answer: Pick<CallResult, 'headers'>, host = 'greenfield.localhost'): Caller =>
  visitorOf(app, host, { cookie: `session=${cookiesOf(answer).get('session')?.value ?? 'none'}` });

/** Signs in over the API. */
export const logIn = (
  app: TestApp,
  login: string,
  more: object = {},
  host = 'greenfield.localhost',
): Promise<CallResult> => visitorOf(app, host).post('/api/Account/login', { login, password: goodPassword, ...more });
