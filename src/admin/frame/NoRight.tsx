import { accessMatrix, type Grant, type Holder, permissionSets, type UserRole } from '#schemas/access/matrix.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { Message } from '../ui/Message.tsx';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import { HomeLink } from './HomeLink.tsx';
import { frameWords } from './words.ts';

const holderWords = defineWords({
  en: {
    Admin: 'An office admin',
    Staff: 'anybody on the staff',
    frontOffice: 'the front office',
    classTeacher: 'class teachers',
    contentEditor: 'content editors',
    hr: 'the staff office',
    medical: 'who may read notes of health',
    Student: 'students',
    Parent: 'parents',
    Operator: 'the operator',
  } satisfies Record<Holder, string>,
  hi: {
    Admin: 'कार्यालय एडमिन',
    Staff: 'कोई भी कर्मचारी',
    frontOffice: 'फ़्रंट ऑफ़िस',
    classTeacher: 'कक्षा शिक्षक',
    contentEditor: 'सामग्री संपादक',
    hr: 'कर्मचारी कार्यालय',
    medical: 'स्वास्थ्य की टिप्पणियाँ पढ़ने वाले',
    Student: 'विद्यार्थी',
    Parent: 'अभिभावक',
    Operator: 'ऑपरेटर',
  },
});

/** Whom a screen for the school's people is closed to, whatever their right to its area. */
const strangers: readonly Holder[] = ['Student', 'Parent', 'Operator'];

/** Operators have the platform's own host, which nobody else logs in on; what they may do there reaches no school. */
const isHere = (holder: Holder, role: UserRole): boolean => (holder === 'Operator') === (role === 'Operator');

/** What somebody sees who may not open a screen: who may. */
export const NoRight = ({ screen: { area, isFor, onlyWrites } }: { readonly screen: ScreenEntry }) => {
  const say = useWords(frameWords);
  const sayHolder = useWords(holderWords);
  const locale = useLocale();
  const { user } = useStart();
  const grants = Object.entries(area ? accessMatrix[area] : {}) as [Holder, Grant][];
  const may = grants
    .filter(
      ([holder, { level }]) =>
        isHere(holder, user.role) &&
        !(isFor === 'office' && strangers.includes(holder)) &&
        !(onlyWrites && level === 'read'),
    )
    .map(([holder]) => holder);
  // Who holds a set is on the staff.
  const holders = may.includes('Staff') ? may.filter((holder) => !permissionSets.some((set) => set === holder)) : may;
  const who = new Intl.ListFormat(`${locale}-IN`, { type: 'disjunction' }).format(
    holders.map((holder) => sayHolder(holder)),
  );
  return (
    <Message title={say('noRight')} text={who && say('noRightWho', { who })}>
      <HomeLink />
    </Message>
  );
};
