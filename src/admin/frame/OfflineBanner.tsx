import { CloudUpload, WifiOff } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useRegisters } from '../registers/registers.ts';
import { Button } from '../ui/Button.tsx';
import { part } from '../ui/part.tsx';
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

const WaitingDialog = part(async () => (await import('../registers/WaitingDialog.tsx')).WaitingDialog);

/** Says that there is no network, and what waits on this device to be sent. */
export const OfflineBanner = () => {
  const say = useWords(frameWords);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { queue } = useRegisters().now;
  const [isOpen, setOpen] = useState(false);
  const count = queue.length;
  const asked = queue.filter(({ state }) => state !== 'waiting').length;
  const waiting = count === 1 ? say('waiting1') : say('waiting', { count });
  const Icon = isOnline ? CloudUpload : WifiOff;
  return (
    <>
      <div role="status">
        {(!isOnline || count > 0) && (
          <p className={classes.offline}>
            <Icon aria-hidden size={18} />
            <span>
              {count === 0 ? say('offline') : isOnline ? waiting : `${say('noNetwork')} ${waiting}`}
              {asked > 0 && ` ${asked === 1 ? say('asked1') : say('asked', { count: asked })}`}
            </span>
            {count > 0 && (
              <Button size="compact" onClick={() => setOpen(true)}>
                {say('showWaiting')}
              </Button>
            )}
          </p>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <WaitingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
