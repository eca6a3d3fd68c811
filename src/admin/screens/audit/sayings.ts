import type { AuditInfo } from '#schemas/api/audit.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { fill } from '#sections/shared/fill.ts';
import { capital } from '../../format/capital.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { deedWords, thingWords } from './deed-words.ts';
import { spaced } from './spaced.ts';
import { actorWords } from './words.ts';

const at = (locale: OfficeLocale): 0 | 1 => (locale === 'hi' ? 1 : 0);

/** What something is called in a sentence: `a notice`. A kind without words is its own name. */
const thingOf = (entity: string, locale: OfficeLocale): string =>
  thingWords.get(entity)?.[at(locale)] ?? spaced(entity);

/** The same in a list of kinds: `Notice`. */
export const kindOf = (entity: string, locale: OfficeLocale): string =>
  capital(thingOf(entity, locale).replace(/^(an?|the) /, ''));

/** What was done, as a sentence without its subject: `Changed a notice`. */
export const deedOf = ({ action, entity }: Pick<AuditInfo, 'action' | 'entity'>, locale: OfficeLocale): string => {
  const words = deedWords.get(action)?.[at(locale)];
  return words === undefined ? capital(spaced(action)) : capital(fill(words, { thing: thingOf(entity, locale) }));
};

/** The fields that name a thing, the first that is filled in. */
const nameFields = [
  'name',
  'Name',
  'noticeHead',
  'blog_Title',
  'heading',
  'heading_Text',
  'album_Name',
  'student_Name',
  'className',
  'app_Name',
  'policy',
  'Title',
  'Student_Name',
  'Student_First_Name',
  'First_Name',
  'Type_Name',
  'fileName',
  'school_Name',
  'Society_Name',
  'Reference_No',
  'note',
];

/** What the thing itself is called, as far as the entry says so. */
export const nameOf = ({ before, after }: Pick<AuditInfo, 'before' | 'after'>): string | undefined => {
  const named = nameFields.map((field) => after?.[field] ?? before?.[field]);
  return named.find((name): name is string => typeof name === 'string' && name !== '');
};

const logIns = ['login', 'platformLogin', 'handover'];

/** What a visitor does who is somebody from then on. */
const comingIn = [...logIns, 'acceptInvitation', 'resetPassword'];

/** Whether all that an entry says is who came in, and when. */
export const isLogIn = ({ action }: Pick<AuditInfo, 'action'>): boolean => logIns.includes(action);

/** The person behind an entry; undefined where it was a program, or a visitor. */
export const personOf = ({ actor, userId, action, entity, after }: AuditInfo): string | undefined => {
  if (userId !== null) return actor;
  const isThem = actor === 'visitor' && entity === 'user' && comingIn.includes(action);
  return isThem && typeof after?.name === 'string' ? after.name : undefined;
};

/** Who did something: the programs of the product by words of their own. */
const useActor = (): ((entry: AuditInfo) => string) => {
  const say = useWords(actorWords);
  return (entry) => {
    const { actor } = entry;
    const person = personOf(entry);
    if (person !== undefined) return person;
    if (actor === 'visitor') return say('visitor');
    if (actor === 'command line') return say('commandLine');
    if (actor === 'housekeeping' || actor === 'first start') return say('itself');
    const [, kind, name = ''] = /^(operator token|token|operator) (.+)$/.exec(actor) ?? [];
    if (kind === 'token') return say('token', { name });
    if (kind !== undefined) return say(kind === 'operator' ? 'operator' : 'operatorToken', { name });
    return actor;
  };
};

/** The sayings in the office's language. */
export const useSayings = () => {
  const locale = useLocale();
  return {
    deed: (entry: AuditInfo) => deedOf(entry, locale),
    kind: (entity: string) => kindOf(entity, locale),
    who: useActor(),
  };
};
