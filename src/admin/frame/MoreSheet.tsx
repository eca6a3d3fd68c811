import { CalendarDays, ChevronRight, ExternalLink, Languages, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { audienceOf } from '#schemas/office.ts';
import { useStart } from '../session/start.ts';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bottom-bar.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { menuOf } from './menu.ts';
import { SessionSwitch } from './SessionSwitch.tsx';
import { WaitingMark } from './WaitingMark.tsx';
import { frameWords } from './words.ts';

interface Props {
  readonly menu: ReturnType<typeof menuOf>;
  readonly onClose: () => void;
}

/** Every screen, on the whole width of a phone. */
export const MoreSheet = ({ menu, onClose }: Props) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const { school, user } = useStart();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className={classes.sheet} ref={dialog} aria-label={say('menu')} onClose={onClose}>
      <div className={classes.head}>
        {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
        <p>
          <strong>{school.school_Name}</strong>
          <a href="/" target="_blank" rel="noreferrer">
            {say('viewSite')} <ExternalLink aria-hidden size={14} />
          </a>
        </p>
        <button
          type="button"
          className={classes.close}
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      <div className={classes.card}>
        <div className={classes.row}>
          <Languages aria-hidden size={20} strokeWidth={1.75} />
          <span>{say('language')}</span>
          <LanguageSwitch />
        </div>
        {audienceOf(user.role) === 'office' && (
          <div className={classes.row}>
            <CalendarDays aria-hidden size={20} strokeWidth={1.75} />
            <span>{say('session')}</span>
            <SessionSwitch onChosen={() => dialog.current?.close()} />
          </div>
        )}
      </div>
      {menu.map(({ group, screens }) => (
        <section key={group}>
          <h2>{say(group)}</h2>
          <ul className={classes.card}>
            {screens.map(({ path, to = path, icon: Icon, title }) => (
              <li key={path}>
                <Link className={classes.row} to={to} onClick={onClose}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  <span>{title[locale]}</span>
                  <WaitingMark path={path} />
                  <ChevronRight aria-hidden size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  );
};
