import { CircleAlert, Clock, Ellipsis, FileText, Info, Palette } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WaitingChange } from '#schemas/api/publishing.ts';
import { mediaPath, themeChange } from '#schemas/office.ts';
import { formatDayTime, formatMoment } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { Initials } from '../../ui/Initials.tsx';
import type { MenuAction } from '../../ui/menu-action.ts';
import { fieldWords, kindWords, titleOf, type Wording } from './change-words.ts';
import { Differences } from './Differences.tsx';
import classes from './publish.module.css';

interface Props {
  readonly change: WaitingChange;
  readonly words: Wording;
  readonly isChosen: boolean;
  /** What the server refused it for when it was to be published. */
  readonly refused: readonly string[];
  /** Where it is edited; undefined where there is no such screen. */
  readonly place: string | undefined;
  readonly actions: readonly MenuAction[];
  readonly onChoose: (isChosen: boolean) => void;
}

/** One change: what it is, who made it, what visitors will see, and what stands against it. */
export const ChangeRow = ({ change, words, isChosen, refused, place, actions, onChoose }: Props) => {
  const { say, locale } = words;
  const name = titleOf(change, words);
  const problems = [...change.problems.map((problem) => problemText(change, problem, words)), ...refused];
  const Sign = change.type === themeChange ? Palette : FileText;
  const who = change.changedBy ?? say('nobody');
  return (
    <li className={classes.row}>
      <Deeds>
        <CheckBox
          label={say('chooseOne', { name })}
          checked={isChosen}
          disabled={change.problems.length > 0 || change.set !== null}
          onChange={onChoose}
        />
      </Deeds>
      <div className={classes.said}>
        <div className={classes.head}>
          <div className={classes.name}>
            <Sign aria-hidden size={18} strokeWidth={1.75} />
            <h3>{place ? <Link to={place}>{name}</Link> : name}</h3>
            <span className={classes.kind}>{kindWords(change, words)}</span>
            {change.state === 'draft' && (
              <span className={classes.tag}>{say(change.isWithdrawn ? 'isHidden' : 'isNew')}</span>
            )}
            {change.set?.isCurrent && (
              <span className={classes.clock}>
                <Clock aria-hidden size={15} />
                {say('scheduled', { time: formatDayTime(change.set.local, locale) })}
              </span>
            )}
            {change.publishAt && (
              <span className={classes.clock}>
                <Clock aria-hidden size={15} />
                {say('goesLive', { time: formatDayTime(change.publishAt, locale) })}
              </span>
            )}
          </div>
          <div className={classes.who}>
            <Initials name={who} />
            <span>
              {who}, {formatMoment(change.changedAt, locale)}
            </span>
          </div>
          <ActionMenu label={say('more', { name })} face={<Ellipsis aria-hidden size={18} />} actions={actions} />
        </div>
        <Differences change={change} words={words} />
        {problems.length > 0 && (
          <div className={classes.problem}>
            <CircleAlert aria-hidden size={18} />
            <p>
              <strong>{say('cannot')}</strong> {problems.join(' ')}
            </p>
            {place && (
              <Deeds>
                <Link to={place}>{say('mend')}</Link>
              </Deeds>
            )}
          </div>
        )}
        {change.set?.isCurrent === false && (
          <div className={classes.problem}>
            <CircleAlert aria-hidden size={18} />
            <p>{say('staleSet', { time: formatDayTime(change.set.local, locale) })}</p>
          </div>
        )}
        {change.undescribed[0] !== undefined && (
          <div className={classes.remark}>
            <Info aria-hidden size={18} />
            <p>{say('undescribed')}</p>
            <Deeds>
              <Link to={`${mediaPath}?open=${change.undescribed[0]}`}>{say('describe')}</Link>
            </Deeds>
          </div>
        )}
      </div>
    </li>
  );
};

/** What the server says of a field that is empty names it as the program does. */
const problemText = (
  { type }: WaitingChange,
  { field, text }: WaitingChange['problems'][number],
  { say, both }: Wording,
): string => {
  const found = fieldWords(type, field)?.label;
  if (!found) return text;
  const label = both(found);
  return text.startsWith('Please enter ') ? say('missing', { label }) : say('wrong', { label, text });
};
