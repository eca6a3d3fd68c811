import type { ChangeRef } from '#schemas/api/publishing.ts';
import { themeChange } from '#schemas/office.ts';
import { notFound, notValid } from '#server/core/errors/refusals.ts';
import { registersAsked, registersTaken } from '#server/core/errors/registers-taken.ts';
import { type NamedType, publishableTypes } from '#server/domains/content/public.ts';
import { findUsedRecord, namedTheme, type RecordTheme, type ThemeFinder } from '#server/domains/themes/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type FieldErrors, isApiError } from '#shared/errors/app-error.ts';
import { mayPublishTheme } from './waiting-changes.ts';

type Refs<Ref> = readonly Ref[];

/** Whose changes they are: the types that may be published, and the theme in use where its choices are among them. */
export interface Publishable {
  readonly types: readonly NamedType[];
  readonly own: RecordTheme | undefined;
}

interface Steps<Ref, Done> {
  readonly content: (ref: Ref, type: NamedType) => Promise<Done>;
  readonly theme: (ref: Ref, own: RecordTheme) => Promise<Done>;
}

/**
 * Does one thing to each of several changes, within one transaction. What is refused is collected: `NOT_VALID` with all
 * of it, by `<type>/<id>` and `<type>/<id>.<field>`; `GUARD` where nothing but the registers on the days of holidays is
 * to be said. They come in one order, so that two of these never wait for each other.
 */
export const eachChange = async <Ref extends ChangeRef, Done>(
  { types: named, own }: Publishable,
  { refs, steps }: { readonly refs: Refs<Ref>; readonly steps: Steps<Ref, Done> },
): Promise<readonly Done[]> => {
  const types = new Map<string, NamedType>(named.map((type) => [type.type, type]));
  const errors = new Map<string, readonly string[]>();
  let registers = 0;
  const done: Done[] = [];
  for (const ref of inOrder(refs)) {
    try {
      const type = types.get(ref.type);
      if (type) done.push(await steps.content(ref, type));
      else if (ref.type === themeChange && own?.theme.themeId === ref.id) done.push(await steps.theme(ref, own));
      else throw notFound();
    } catch (error) {
      if (!isApiError(error)) throw error;
      registers += registersAsked(error);
      if (registersAsked(error) > 0) continue;
      const texts: FieldErrors = error.errors ?? { '': [error.message] };
      for (const [field, of] of Object.entries(texts))
        errors.set(`${ref.type}/${ref.id}${field === '' ? '' : `.${field}`}`, of);
    }
  }
  if (errors.size > 0) throw notValid(Object.fromEntries(errors));
  if (registers > 0) throw registersTaken(registers);
  return done;
};

/** Content by id, the theme last; each once. */
const inOrder = <Ref extends ChangeRef>(refs: Refs<Ref>): Refs<Ref> => {
  const unique = new Map(refs.map((ref) => [`${ref.type}/${ref.id}`, ref]));
  const isTheme = ({ type }: Ref): number => (type === themeChange ? 1 : 0);
  return [...unique.values()].toSorted((a, b) => isTheme(a) - isTheme(b) || a.id - b.id);
};

/** The theme in use, where one of the changes is of its choices. */
export const themeOfChanges = async (finder: ThemeFinder, refs: Refs<ChangeRef>): Promise<RecordTheme | undefined> => {
  if (!refs.some(({ type }) => type === themeChange)) return undefined;
  const used = await finder.read((transaction) => findUsedRecord(transaction, finder.school.schoolId));
  return used && namedTheme(finder, used.themeId);
};

/** What of some changes a caller may publish. */
export const publishableBy = async (context: CallContext, refs: Refs<ChangeRef>): Promise<Publishable> => ({
  types: publishableTypes(context),
  own: mayPublishTheme(context) ? await themeOfChanges(context, refs) : undefined,
});
