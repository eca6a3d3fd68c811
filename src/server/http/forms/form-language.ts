import { localeOf } from '#engine/index.ts';
import { spokenTheme } from '#server/tenancy/spoken-theme.ts';
import type { CallContext } from '../calls/handle.ts';
import { isFormType } from '../form-type.ts';
import { pageOfForm } from './public-form.ts';

/**
 * The language of the page that a form was sent from: the page's own script names it, a browser without script shows it
 * by the page's address. Undefined for who says none, as programs do. Not within a transaction.
 */
export const formLanguage = async (context: CallContext): Promise<string | undefined> => {
  if (!isPlainForm(context))
    return /^\s*([a-z]{2,3}\b)/i.exec(context.header('accept-language') ?? '')?.[1]?.toLowerCase();
  if (context.header('referer') === undefined) return undefined;
  const theme = await spokenTheme(context.services, context.school);
  const [path = '/'] = pageOfForm(context).split('?', 1);
  return theme && localeOf(theme, path);
};

/** Whether a browser sent it by itself: its own language is no word about the page's. */
const isPlainForm = ({ header }: CallContext): boolean =>
  isFormType(header('content-type')) && !header('accept')?.includes('json');
