import { RefreshCw } from 'lucide-react';
import { offlinePaths } from '#schemas/office.ts';
import { useNewVersion } from '../new-version/use-new-version.ts';
import { useStart } from '../session/start.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { frameWords } from './words.ts';

/** Offers a newer version of the office, which nobody has to take at once. */
export const NewVersion = () => {
  const say = useWords(frameWords);
  const { shown } = useStart();
  const load = useNewVersion(offlinePaths.some((path) => shown.includes(path)));
  return (
    <div role="status">
      {load && (
        <p className={classes.session}>
          <RefreshCw aria-hidden size={18} />
          <span>{say('newVersion')}</span>
          <Button size="compact" onClick={load}>
            {say('loadVersion')}
          </Button>
        </p>
      )}
    </div>
  );
};
