import type { ApiErrorCode } from '#schemas/errors/api.ts';
import { isApiError } from '#shared/errors/app-error.ts';
import type { Answer, CallContext, Cookie } from '../calls/handle.ts';
import { formType } from '../form-type.ts';

/** Failures that a page names by a word of its own: texts of a request never return in an address. */
const words: ReadonlyMap<ApiErrorCode, string> = new Map<ApiErrorCode, string>([
  ['WRONG_LOGIN', 'wrong'],
  ['TOO_MANY', 'wait'],
  ['ACCOUNT_LOCKED', 'locked'],
  ['WRONG_LINK', 'link'],
  ['NOT_VALID', 'password'],
]);

/** Whether a browser sent a form by itself, and follows the answer to a page. */
export const isForm = (context: CallContext): boolean => context.header('content-type')?.startsWith(formType) ?? false;

/** The way to a page: a path of this host, or an address made from what is stored. */
export const seeOther = (location: string, cookies: readonly Cookie[] = []) =>
  ({ status: 303, headers: { location }, cookies }) as const;

/** The answer that leads a browser to a page. */
export type SeeOther = ReturnType<typeof seeOther>;

/** Answers a form that fails with the way back to its page, with `error=<word>`; a program gets the failure itself. */
export const orBack = async <Given extends Answer>(
  context: CallContext,
  page: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly cookies?: readonly Cookie[];
  },
  work: () => Promise<Given>,
): Promise<Given | SeeOther> => {
  try {
    return await work();
  } catch (error) {
    const word = isApiError(error) ? words.get(error.code) : undefined;
    if (word === undefined || !isForm(context)) throw error;
    return seeOther(`${page.path}?${new URLSearchParams({ error: word, ...page.query })}`, page.cookies);
  }
};
