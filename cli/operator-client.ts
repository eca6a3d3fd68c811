import type { Problem } from '#engine/index.ts';
import type { Publication, PublishedTheme, Publishing } from '#server/domains/themes/index.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { defaultAddress, loadEnvironmentFile, serverAddress } from './environment.ts';

export interface OperatorOptions {
  /** The product's address; without it BASE_URL, else the one that a server has by itself. */
  readonly server?: string;
  /** An operator token; without it SCHOOLYARD_TOKEN. */
  readonly token?: string;
}

/** What a server says to a theme: what is live now, or why it refuses. */
export type OperatorAnswer<P extends Publication = Publication> =
  | { readonly ok: true; readonly publication: P }
  | { readonly ok: false; readonly message: string; readonly findings: readonly Problem[] };

/**
 * A client of a running server, for operators. Throws an `AppError` for everything but the findings of a theme's check.
 */
export interface OperatorClient {
  readonly origin: string;
  /** With `dryRun` the server checks all that it would, and changes nothing. */
  publish(theme: {
    readonly file: string;
    readonly document: string;
    readonly dryRun: boolean;
  }): Promise<OperatorAnswer<Publishing>>;
  /** Without `to` to the version that was live before. */
  rollback(themeId: number, to: string | undefined): Promise<OperatorAnswer>;
  themes(): Promise<readonly PublishedTheme[]>;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const path = '/api/operator/themes';
const timeoutMs = 30_000;
const tokenPattern = /^syd_[A-Za-z0-9_-]{43}$/;

export const createOperatorClient = (options: OperatorOptions): OperatorClient => {
  loadEnvironmentFile();
  const origin = readOrigin(options.server ?? serverAddress());
  const token = readToken(options.token ?? process.env.SCHOOLYARD_TOKEN);

  const ask = async (address: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(address, origin), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      // The token is for this server alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw unreachable(origin, error);
    });
    const text = await response.text().catch((error: unknown) => {
      throw unreachable(origin, error);
    });
    return { status: response.status, body: readAnswer(origin, response, text) };
  };

  const change = async <P extends Publication>(address: string, body: object): Promise<OperatorAnswer<P>> => {
    const answer = await ask(address, body);
    if (answer.status < 300) return { ok: true, publication: answer.body as unknown as P };
    const { findings } = answer.body;
    if (answer.status !== 422 || !Array.isArray(findings)) throw refused(origin, answer);
    return { ok: false, message: String(answer.body.errorText), findings };
  };

  return {
    origin,
    publish: (theme) => change(path, theme),
    rollback: (themeId, to) => change(`${path}/${themeId}/rollback`, to === undefined ? {} : { to }),
    async themes() {
      const answer = await ask(path);
      if (answer.status !== 200) throw refused(origin, answer);
      return answer.body.themes as readonly PublishedTheme[];
    },
  };
};

const readOrigin = (given: string): string => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.origin;
  // The value is not repeated: it may be a token, or contain a password.
  throw new AppError('SERVER_ADDRESS', { example: defaultAddress });
};

const readToken = (given = ''): string => {
  const token = given.trim();
  if (tokenPattern.test(token)) return token;
  throw new AppError(token === '' ? 'NO_OPERATOR_TOKEN' : 'OPERATOR_TOKEN');
};

/** The body of an answer that comes from a server of ours. */
const readAnswer = (origin: string, { status, headers }: Response, text: string): Answer['body'] => {
  const location = headers.get('location');
  if (location && status >= 300 && status < 400) throw new AppError('SERVER_MOVED', { origin, location });
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Answer['body'];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError('SERVER_STRANGE', { origin, status });
};

const unreachable = (origin: string, error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error.name === 'TimeoutError') return new AppError('SERVER_SLOW', { origin, seconds: timeoutMs / 1000 });
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  return new AppError('SERVER_AWAY', { origin, reason: code ?? message });
};

const refused = (origin: string, { status, body }: Answer): AppError => {
  if (status === 401) return new AppError('TOKEN_REFUSED', { origin });
  const { errorText, requestId } = body;
  const message = typeof errorText === 'string' ? errorText : `It answered with status ${status}.`;
  if (status < 500) return new AppError('SERVER_REFUSED', { message, hint: '' });
  return new AppError('SERVER_FAILED', { origin, message, requestId: String(requestId) });
};
