import { Eye } from 'lucide-react';
import { previewChanges } from '#schemas/api/preview-changes.ts';
import type { WaitingChange } from '#schemas/api/publishing.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import type { Wording } from './change-words.ts';
import classes from './publish.module.css';

interface Props {
  /** Those that are chosen. */
  readonly changes: readonly WaitingChange[];
  readonly words: Wording;
}

/** Opens the school's site in another tab, as it will be with what is chosen. */
export const ShowSite = ({ changes, words: { say } }: Props) => {
  const attempt = useAttempt();
  const link = useAction(previewChanges);
  const show = (): void => {
    // Opened at once: a browser stops what opens later. Nothing of that page reaches this one.
    const tab = window.open('', '_blank');
    void attempt(async () => {
      const refs = changes.map(({ type, id, version }) => ({ type, id, version }));
      const { url } = await link.mutateAsync({ body: { changes: refs } });
      if (!tab) location.assign(url);
      else {
        tab.opener = null;
        tab.location.replace(url);
      }
    }).then((isDone) => isDone || tab?.close());
  };
  return (
    <Button
      icon={<Eye aria-hidden size={18} />}
      aria-label={say('showSite')}
      disabled={changes.length === 0}
      busy={link.isPending}
      onClick={show}
    >
      <span className={classes.showSite}>{say('showSite')}</span>
    </Button>
  );
};
