import { componentName, manifestName } from '#shared/section-names.ts';
import { kindFiles, lookFiles } from './section-files.ts';

/**
 * The first name that a new kind, or a new look of a kind, would have in the code although it means something else
 * there: a word of the language, what its own files import or declare, or what the list that it goes into has.
 */
export const takenIdentifier = (type: string, look: string | undefined, list: string): string | undefined => {
  // With a name that nothing else has, so that its own is not found among those of the others.
  const written =
    look === undefined ? kindFiles({ ...nobody, type: 'new-kind' }) : lookFiles({ ...nobody, type, look: 'new-look' });
  const others = new Set([...written.values(), isThere(list, type, look) ? '' : list].flatMap(declaredIn));
  const own =
    look === undefined ? [manifestName(type), componentName(type)] : [manifestName(look), componentName(type, look)];
  return own.find((name) => reservedWords.has(name) || others.has(name));
};

const nobody = { title: 'New', description: 'New.' };

/** What is there already is said to be so elsewhere. */
const isThere = (list: string, type: string, look: string | undefined): boolean =>
  list.includes(look === undefined ? `'./${type}/manifest.ts'` : `'./looks/${look}/look.ts'`);

/** The names that a module imports or declares. */
const declaredIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/^import (?:type )?\{ ([^}]+) \}/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replace(/^(?:type )?(?:\w+ as )?/, '')),
  ),
  ...[...text.matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name),
  ...[...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name),
];

/** Words that no variable of a module has as its name, or should have. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);
