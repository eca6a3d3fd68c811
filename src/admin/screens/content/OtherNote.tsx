import { UsersRound, X } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { Other } from './use-draft.ts';
import { contentWords } from './words.ts';

/** Says that somebody else has saved what is open here, and that nothing of it is lost. */
export const OtherNote = ({ other }: { readonly other: Other | undefined }) => {
  const [read, setRead] = useState<Other>();
  const say = useWords(contentWords);
  const locale = useLocale();
  return (
    <div role="status">
      {other && other !== read && (
        <p className={classes.other}>
          <UsersRound aria-hidden size={18} />
          <span>
            {say('joinedBy', {
              name: other.updated_by ?? say('somebody'),
              time: formatTime(other.updated_at, locale),
            })}
          </span>
          <Button look="quiet" size="compact" aria-label={say('understood')} onClick={() => setRead(other)}>
            <X aria-hidden size={16} />
          </Button>
        </p>
      )}
    </div>
  );
};
