import { Quote } from 'lucide-react';
import { holdersOf, mayReadHealth, type PermissionSet } from '#schemas/access/matrix.ts';
import type { UserInfo } from '#schemas/api/users.ts';
import { rightsOf, type Subject } from '../../rights/rights.ts';
import { subjectWords } from '../../rights/subject-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { sentenceWords } from './rights-words.ts';
import classes from './users.module.css';

interface Props {
  readonly name: string;
  readonly role: UserInfo['role'];
  readonly permissionSets: readonly PermissionSet[];
}

/** What somebody may do and may not, in sentences made from the access table. */
export const RightsSentence = ({ name, role, permissionSets }: Props) => {
  const say = useWords(sentenceWords);
  const saySubject = useWords(subjectWords);
  const locale = useLocale();
  const who = name.trim() || say('somebody');
  const listOf = (all: readonly Subject[], type: Intl.ListFormatOptions['type'] = 'conjunction'): string =>
    new Intl.ListFormat(`${locale}-IN`, { type }).format(all.map((subject) => saySubject(subject)));
  const sentences = (): readonly Sentence[] => {
    if (role === 'Admin' || role === 'Operator')
      return [{ text: say('admin', { name: who }), list: say('everything') }];
    if (role !== 'Staff')
      return [{ text: say('parent', { name: who }), list: say(role === 'Parent' ? 'parentList' : 'studentList') }];
    const { change, see, changeInClasses, seeInClasses, seeOwn, none } = rightsOf(holdersOf({ role, permissionSets }));
    const parts: readonly (readonly [string, readonly Subject[]])[] = [
      [say('change', { name: who }), change],
      [change.length > 0 ? say('see') : say('seeOnly', { name: who }), see],
      [say('changeInClasses'), changeInClasses],
      [say('seeInClasses'), seeInClasses],
      [say('seeOwn'), seeOwn],
    ];
    return [
      ...parts.filter(([, all]) => all.length > 0).map(([text, all]) => ({ text, list: listOf(all) })),
      ...(mayReadHealth({ role, permissionSets }) ? [{ text: say('health'), list: say('healthNotes') }] : []),
      ...(none.length > 0 ? [{ text: say('none', { list: listOf(none, 'disjunction') }), list: '' }] : []),
    ];
  };
  return (
    <p className={classes.sentence} aria-live="polite">
      <Quote aria-hidden size={18} strokeWidth={1.75} />
      <span>
        {sentences().map(({ text, list }) => {
          const [before, after = ''] = text.split('{list}');
          return (
            <span key={text}>
              {before}
              {list && <strong>{list}</strong>}
              {after}{' '}
            </span>
          );
        })}
      </span>
    </p>
  );
};

interface Sentence {
  readonly text: string;
  /** What stands in it in bold. */
  readonly list: string;
}
