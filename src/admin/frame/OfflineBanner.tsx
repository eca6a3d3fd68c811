import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { frameWords } from './words.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const OfflineBanner = () => {
  const say = useWords(frameWords);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <WifiOff aria-hidden size={18} />
          {say('offline')}
        </p>
      )}
    </div>
  );
};
