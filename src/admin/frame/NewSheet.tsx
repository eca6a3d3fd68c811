import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeeds } from '../deeds/use-deeds.ts';
import { deedWords } from '../deeds/words.ts';
import { useWords } from '../words/words.ts';
import classes from './new-sheet.module.css';

/** What may be begun, from the foot of a phone. */
export const NewSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(deedWords);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const deeds = useDeeds();
  useEffect(() => {
    const sheet = dialog.current;
    // A press beside it.
    const onPress = ({ target }: MouseEvent): void => {
      if (target === sheet) sheet?.close();
    };
    sheet?.addEventListener('click', onPress);
    sheet?.showModal();
    return () => sheet?.removeEventListener('click', onPress);
  }, []);
  return (
    <dialog className={classes.sheet} ref={dialog} aria-label={say('add')} onClose={onClose}>
      <div className={classes.head}>
        <h2>{say('add')}</h2>
        <button type="button" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={20} />
        </button>
      </div>
      <ul>
        {deeds.map(({ name, icon: Icon, to, run }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                run?.();
                if (to) void navigate(to);
              }}
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
};
