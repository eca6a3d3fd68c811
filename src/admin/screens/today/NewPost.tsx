import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDeeds } from '../../deeds/use-deeds.ts';
import { deedWords } from '../../deeds/words.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { useWords } from '../../words/words.ts';
import classes from './today.module.css';

/** What may be begun, from the head of the screen. */
export const NewPost = () => {
  const say = useWords(deedWords);
  const navigate = useNavigate();
  const deeds = useDeeds();
  if (deeds.length === 0) return null;
  return (
    <div className={classes.new}>
      <ActionMenu
        label={say('add')}
        face={
          <>
            <Plus aria-hidden size={18} />
            {say('add')}
          </>
        }
        actions={deeds.map(({ name, icon: Icon, to, run = () => void (to && navigate(to)) }) => ({
          label: name,
          icon: <Icon aria-hidden size={18} strokeWidth={1.75} />,
          run,
        }))}
      />
    </div>
  );
};
