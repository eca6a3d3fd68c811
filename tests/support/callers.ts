import { randomBytes } from 'node:crypto';
import type { PermissionSet, UserRole } from '#schemas/access/matrix.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { addSession } from '#server/domains/accounts/session-rows.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { type OwnClass, userChildren, users } from '#server/store/schema.ts';
import { ask } from './request.ts';
import type { TestApp } from './server.ts';

/** An answer with its JSON read. */
export interface CallResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: ReturnType<typeof JSON.parse>;
  readonly text: string;
}

/** A file of a multipart body. */
export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart, with `files`; a list is sent as several fields. */
  readonly form?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly files?: readonly SentFile[];
  /** Sent as a browser sends a form without script. */
  readonly plainForm?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Someone who calls the API of a host. */
export interface Caller {
  readonly userId: number;
  readonly schoolId: number;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  get(path: string, query?: CallOptions['query']): Promise<CallResult>;
  post(path: string, body: unknown): Promise<CallResult>;
  call(method: string, path: string, options?: CallOptions): Promise<CallResult>;
}

export interface SignInOptions {
  readonly school?: 'greenfield' | 'riverside' | 'platform';
  readonly role?: UserRole;
  readonly permissionSets?: readonly PermissionSet[];
  readonly classes?: readonly OwnClass[];
  /** The student that an account stands for, or a parent's children. */
  readonly studentIds?: readonly number[];
  readonly name?: string;
  readonly email?: string;
  /** The user-status flag; that of an active account if it is left out. */
  readonly status?: number;
}

const multipart = ({ form = {}, files = [] }: CallOptions): { type: string; body: Buffer } => {
  const boundary = `b${randomBytes(12).toString('hex')}`;
  const fields = Object.entries(form).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${one}\r\n`)),
  );
  const parts = files.map(({ field, name, type, data }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      data,
      Buffer.from('\r\n'),
    ]),
  );
  const body = Buffer.concat([...fields, ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
};

/** Someone without a session, on a host such as `greenfield.localhost`. */
export const visitorOf = (app: Pick<TestApp, 'port'>, host: string, headers: Caller['headers'] = {}): Caller => {
  const call: Caller['call'] = async (method, path, options = {}) => {
    const search = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const isMultipart = options.form !== undefined || options.files !== undefined;
    const sent = isMultipart
      ? multipart(options)
      : options.plainForm
        ? { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(options.plainForm)) }
        : options.body === undefined
          ? undefined
          : { type: 'application/json', body: JSON.stringify(options.body) };
    const answer = await ask(app.port, search.size > 0 ? `${path}?${search}` : path, {
      host: `${host}:${app.port}`,
      method,
      headers: {
        origin: `http://${host}:${app.port}`,
        ...(sent ? { 'content-type': sent.type } : {}),
        ...headers,
        ...options.headers,
      },
      ...(sent ? { body: sent.body } : {}),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.status,
      headers: answer.headers,
      text: answer.text,
      json: isJson && answer.text !== '' ? JSON.parse(answer.text) : undefined,
    };
  };
  return {
    userId: 0,
    schoolId: 0,
    host,
    headers,
    call,
    get: (path, query) => call('GET', path, query ? { query } : {}),
    post: (path, body) => call('POST', path, { body }),
  };
};

/** Makes a user of a school with a session, as a sign-in would, and calls as them. */
export const signIn = async (app: TestApp, options: SignInOptions = {}): Promise<Caller> => {
  const { school: slug = 'greenfield', role = 'Admin', name = 'Asha Rao', studentIds = [] } = options;
  const schoolId = slug === 'platform' ? 0 : ((await findSchoolBySlug(app.store, slug))?.schoolId ?? -1);
  const token = newSecret();
  const userId = await app.store.school(schoolId, async (context) => {
    const [row] = await context.db
      .insert(users)
      .values({
        schoolId,
        name,
        role,
        ...(options.status !== undefined && { status: options.status }),
        permissionSets: [...(options.permissionSets ?? [])],
        classes: [...(options.classes ?? [])],
        email: options.email ?? null,
        studentId: role === 'Student' ? (studentIds[0] ?? null) : null,
      })
      .returning();
    const id = row?.id ?? 0;
    if (role !== 'Student')
      for (const studentId of studentIds)
        await context.db.insert(userChildren).values({ schoolId, userId: id, studentId });
    const expiresAt = new Date(app.clock.now + 86_400_000);
    await addSession(context, {
      schoolId,
      userId: id,
      hash: hashSecret(token),
      startedAt: new Date(app.clock.now),
      expiresAt,
      userAgent: null,
      address: null,
    });
    return id;
  });
  const host = slug === 'platform' ? 'localhost' : `${slug}.localhost`;
  return { ...visitorOf(app, host, { cookie: `session=${token}` }), userId, schoolId };
};
