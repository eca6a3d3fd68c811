import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { calls } from '#server/main/calls.ts';
import { visitorOf } from '../support/callers.ts';
import { ask } from '../support/request.ts';
import { testNow } from '../support/schools.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';
import { seedData } from '../support/template.ts';
import { type HostileBody, hostileBodies } from './hostile-bodies.ts';

/** What came of the bodies, and of the pages that visitors asked for meanwhile. */
export interface SoakResult {
  readonly answers: readonly { readonly body: HostileBody; readonly status: number }[];
  readonly pages: readonly AskedPage[];
}

interface AskedPage {
  readonly status: number;
  readonly ms: number;
  /** Whether it came from the cache: the home page does, and a page with a question that nobody asked before does not. */
  readonly isCached: boolean;
}

const senders = 4;
const pageEveryMs = 100;
const school = 'greenfield';
const other = 'riverside';
const login = { login: 'asha@example.org', password: 'mango tree by the gate' };

/** A body that a call takes and somebody writes: without it there is nothing to send. */
const withBody = calls.filter(({ method, body }) => method !== 'GET' && body !== undefined);

/**
 * Sends hostile bodies to every call that takes one, while two pages of another school are asked for ten times a second:
 * one that is cached, and one that is made anew each time.
 */
export const runSoak = async (count: number, seed = 1): Promise<SoakResult> => {
  const seeded = await seedData();
  const env = { DATA_DIR: seeded.dataDir, NOW: new Date(testNow).toISOString(), TRUST_PROXY: '127.0.0.1' };
  const run = (args: readonly string[], input = ''): string =>
    execFileSync(process.execPath, [builtCli, ...args], { env: cleanEnv(env), input, encoding: 'utf8' });
  let server: RunningServer | undefined;
  try {
    const who = ['--school', school, '--name', 'Asha Rao', '--email', login.login, '--role', 'Admin'];
    run(['user', 'add', ...who, '--password-stdin'], login.password);
    const token = run(['token', 'create', '--name', 'soak']).trim();
    // Half of what the bodies cause is a warning.
    server = await startServer({ ...env, LOG_LEVEL: 'error' });
    return await soak(server, { bodies: hostileBodies(withBody, count, seed), token });
  } finally {
    await server?.stop();
    seeded.remove();
  }
};

interface Attack {
  readonly bodies: readonly HostileBody[];
  readonly token: string;
}

const soak = async (server: RunningServer, { bodies, token }: Attack): Promise<SoakResult> => {
  const cookies = await createSessions(server);
  const answers: { body: HostileBody; status: number }[] = [];
  const pages: AskedPage[] = [];
  const queue = bodies.entries();
  const send = async (): Promise<void> => {
    for (const [at, body] of queue) {
      const { call, text, type } = body;
      const isOperators = call.access.kind === 'operatorToken';
      const host = isOperators || call.host === 'platform' ? 'localhost' : `${school}.localhost`;
      const cookie = host === 'localhost' || call.access.kind === 'public' ? '' : await cookies();
      const { status } = await ask(server.port, call.path.replace(/:\w*[Tt]ype\b/, 'blog').replace(/:\w+/g, '1'), {
        host: `${host}:${server.port}`,
        method: call.method,
        headers: {
          'content-type': type,
          origin: `http://${host}:${server.port}`,
          // No two from one address.
          'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
          ...(cookie && { cookie }),
          ...(isOperators && { authorization: `Bearer ${token}` }),
        },
        body: text,
      });
      answers.push({ body, status });
    }
  };
  let isOver = false;
  const visit = async (): Promise<void> => {
    const asked: Promise<void>[] = [];
    for (let at = 0; !isOver; at += 1) {
      for (const path of ['/', `/registration?class=Class%20${at}`])
        asked.push(askPage(server, { path, at }).then((page) => void pages.push(page)));
      await setTimeout(pageEveryMs);
    }
    await Promise.all(asked);
  };
  // What the first page of a start takes is the start's own figure.
  for (const path of ['/', '/registration']) await askPage(server, { path, at: 0 });
  const visits = visit();
  try {
    await Promise.all(Array.from({ length: senders }, send));
  } finally {
    isOver = true;
    await visits;
  }
  return { answers, pages };
};

interface Visit {
  readonly path: string;
  /** The visitor: each page that is made counts to the limit of who asks for it. */
  readonly at: number;
}

const askPage = async ({ port }: RunningServer, { path, at }: Visit): Promise<AskedPage> => {
  const started = performance.now();
  const { status, headers } = await ask(port, path, {
    host: `${other}.localhost:${port}`,
    headers: { 'x-forwarded-for': `10.255.${(at >> 8) & 255}.${at & 255}` },
  });
  return { status, ms: performance.now() - started, isCached: headers['x-cache'] === 'hit' };
};

/** A session that holds: what is sent may end one. */
const createSessions = async (server: RunningServer): Promise<() => Promise<string>> => {
  const caller = visitorOf(server, `${school}.localhost`);
  let cookie = '';
  let uses = 0;
  return async () => {
    const isHeld = cookie !== '' && (uses++ % 50 !== 0 || (await isSignedIn(server, cookie)));
    if (isHeld) return cookie;
    const { status, headers } = await caller.post('/api/Account/login', login);
    if (status !== 200) throw new Error(`The sign-in failed with ${status}.`);
    cookie = /session=[^;]+/.exec([headers['set-cookie'] ?? ''].flat().join(';'))?.[0] ?? '';
    return cookie;
  };
};

const isSignedIn = async (server: RunningServer, cookie: string): Promise<boolean> =>
  (await visitorOf(server, `${school}.localhost`, { cookie }).get('/api/Account/me')).status === 200;
