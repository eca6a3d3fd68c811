import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { audienceOf, homePath } from '#schemas/office.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bar.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import type { menuOf } from './menu.ts';
import { PeopleHere } from './PeopleHere.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PublishButton } from './PublishButton.tsx';
import { FindButton } from './palette/FindButton.tsx';
import { SessionSwitch } from './SessionSwitch.tsx';
import { useBallHome } from './use-ball-home.ts';
import { useWaitingCount } from './use-waiting-count.ts';
import { frameWords } from './words.ts';

interface Props {
  readonly title: ScreenEntry | undefined;
  readonly menu: ReturnType<typeof menuOf>;
}

export const Bar = ({ title, menu }: Props) => {
  const { school, user } = useStart();
  const say = useWords(frameWords);
  const locale = useLocale();
  const audience = audienceOf(user.role);
  const count = useWaitingCount();
  const mark = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  useBallHome(count, { from: button, to: mark });
  return (
    <header className={classes.bar}>
      <Link className={classes.mark} to={homePath(user.role)}>
        <span ref={mark}>
          <Mark isEmpty={(count ?? 0) > 0} />
        </span>
      </Link>
      {school.school_Logo_Image && <img className={classes.logo} src={school.school_Logo_Image} alt="" />}
      <span className={classes.school}>{school.school_Name}</span>
      <span className={classes.title}>{title?.title[locale] ?? school.school_Name}</span>
      <a className={classes.site} href="/" target="_blank" rel="noreferrer">
        <span>{say('viewSite')}</span>
        <ExternalLink aria-hidden size={14} />
      </a>
      <div className={classes.tools}>
        <PeopleHere />
        {audience !== 'families' && <FindButton />}
        {audience === 'office' && (
          <div className={classes.session}>
            <SessionSwitch />
          </div>
        )}
        <div className={classes.languages}>
          <LanguageSwitch />
        </div>
        {count !== undefined && <PublishButton count={count} ref={button} />}
        <PersonMenu screens={menu.find(({ group }) => group === 'person')?.screens ?? []} />
      </div>
    </header>
  );
};
