import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bottom-bar.module.css';
import type { menuOf } from './menu.ts';
import { WaitingMark } from './WaitingMark.tsx';
import { frameWords } from './words.ts';

interface Props {
  readonly isOpen: boolean;
  readonly menu: ReturnType<typeof menuOf>;
  readonly onClose: () => void;
}

/** Every screen, on the whole width of a phone. */
export const MoreSheet = ({ isOpen, menu, onClose }: Props) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog className={classes.sheet} ref={dialog} aria-label={say('menu')} onClose={onClose}>
      <button type="button" className={classes.close} onClick={onClose}>
        <X aria-hidden size={20} />
        {say('close')}
      </button>
      {menu.map(({ group, screens }) => (
        <section key={group}>
          <h2>{say(group)}</h2>
          <ul>
            {screens.map(({ path, to = path, icon: Icon, title }) => (
              <li key={path}>
                <Link to={to} onClick={onClose}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  {title[locale]}
                  <WaitingMark path={path} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  );
};
