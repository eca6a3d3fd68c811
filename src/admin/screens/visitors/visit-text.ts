import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { purposeWords } from '../../visitors/purpose-words.ts';
import { useWords } from '../../words/words.ts';
import { visitorsWords } from './words.ts';

/** Says in a line what somebody came for, whom they meet, and how many they are. */
export const useVisitText = () => {
  const say = useWords(visitorsWords);
  const sayPurpose = useWords(purposeWords);
  const purpose = ({ Purpose, Purpose_Text }: VisitorRow): string => Purpose_Text ?? sayPurpose(Purpose);
  const line = (visitor: VisitorRow): string =>
    [
      purpose(visitor),
      say('meet', { name: visitor.Meeting_Name }),
      visitor.Persons > 1 && say('people', { count: visitor.Persons }),
    ]
      .filter(Boolean)
      .join(' · ');
  /** How long somebody has been inside at a time. */
  const stay = ({ In_Time = '' }: VisitorRow, at: string): string => {
    const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(In_Time)) / 60_000));
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return say('longer');
    return hours === 0 ? say('minutes', { count: minutes }) : say('hours', { hours, minutes: minutes % 60 });
  };
  return { purpose, line, stay };
};
