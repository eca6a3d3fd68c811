import { readProfile } from '#schemas/api/school-profile.ts';
import { useCall } from '../../../calls/use-call.ts';
import { formatDay } from '../../../format/dates.ts';
import { Letterhead } from '../../../paper/Letterhead.tsx';
import { Sheet } from '../../../paper/Sheet.tsx';
import { Signatures } from '../../../paper/Signatures.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { notice as layout } from '../types/notice.ts';
import { useBoth } from '../use-both.ts';
import classes from './notice-paper.module.css';
import { paperWords } from './words.ts';

interface Props {
  /** The document of a notice, as it stands in its form. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onDone: () => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A notice on the school's paper, for the board and the diary, to be signed by the principal. */
export const NoticePaper = ({ values, onDone }: Props) => {
  const say = useWords(paperWords);
  const both = useBoth();
  const locale = useLocale();
  const { data: profile } = useCall(readProfile, {});
  const [head, details, day] = [values.noticeHead, values.noticeDetails, values.entryDateTime].map(textOf);
  const { audience: audienceWords, level: levelWords } = layout.fields;
  const audience = audienceWords?.options?.[textOf(values.audience) || 'All'];
  const level = values.level === 'Info' ? undefined : levelWords?.options?.[textOf(values.level)];
  const lang = textOf(values.lang) || undefined;
  return (
    <Sheet isReady={profile !== undefined} onDone={onDone}>
      {profile && <Letterhead profile={profile} title={level ? `${say('notice')}: ${both(level)}` : say('notice')} />}
      <div className={classes.top}>
        <span>{audience && say('for', { audience: both(audience) })}</span>
        <span>{day && say('date', { date: formatDay(day.slice(0, 10), locale) })}</span>
      </div>
      <h2 className={classes.head} lang={lang}>
        {head}
      </h2>
      <div className={classes.text} lang={lang}>
        {details}
      </div>
      <Signatures names={[say('principal')]} />
    </Sheet>
  );
};
