import { Clock, Ellipsis, Printer, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FullItem } from '#schemas/api/content/item.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { faceUnreadDay } from '../../ui/use-day-input.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { FormLanguages } from './languages.ts';
import { paperWords } from './paper/words.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';
import { whenWords } from './side-words.ts';
import type { TypeLayout } from './types/define-type.ts';
import type { Draft } from './use-draft.ts';
import { useItemActions } from './use-item-actions.tsx';
import type { Show } from './use-show.ts';
import { contentWords } from './words.ts';

const NoticePaper = part(async () => (await import('./paper/NoticePaper.tsx')).NoticePaper);

interface Props {
  readonly item: FullItem;
  readonly layout: TypeLayout;
  readonly name: string;
  readonly draft: Draft;
  readonly show: Show;
  readonly languages: FormLanguages | undefined;
  /** Told that it is to go live. */
  readonly onAsk: () => void;
}

/** The deeds of a form: what else may be done with the item, and the one that shows it to visitors. */
export const FormDeeds = ({ item, layout, name, draft, show, languages, onAsk }: Props) => {
  const say = useWords(contentWords);
  const sayWhen = useWords(whenWords);
  const navigate = useNavigate();
  const sayPaper = useWords(paperWords);
  const actions = useItemActions();
  const [isPrinted, setPrinted] = useState(false);
  const print = { label: sayPaper('print'), icon: <Printer aria-hidden size={18} />, run: () => setPrinted(true) };
  return (
    <>
      {!layout.place && (
        <ActionMenu
          label={say('more', { name })}
          face={<Ellipsis aria-hidden size={18} />}
          actions={[
            ...(item.type === 'notice' ? [print] : []),
            ...actions.of(item, name, {
              where: layout.where,
              ready: draft.flush,
              done: draft.take,
              removed: () => void navigate(`/school/content/${item.type}`),
            }),
          ]}
        />
      )}
      {item.state !== 'deleted' && !layout.parts && (
        <PreviewButton item={item} name={name} document={draft.values} layout={layout} languages={languages} />
      )}
      {item.state === 'published' && !show.isDue && !show.isPending && (
        <span className={classes.noChanges}>{say('noChanges')}</span>
      )}
      {item.state !== 'deleted' && (
        <Button
          look="primary"
          icon={show.isTimed ? <Clock aria-hidden size={18} /> : <Send aria-hidden size={18} />}
          busy={show.isPending}
          disabled={!show.isDue || draft.conflict !== undefined}
          onClick={() => {
            onAsk();
            if (!faceUnreadDay()) void show.run();
          }}
        >
          {show.deed === 'publish' ? say('publish') : sayWhen(show.deed)}
        </Button>
      )}
      {actions.dialog}
      {isPrinted && (
        <Suspense>
          <NoticePaper values={draft.values} onDone={() => setPrinted(false)} />
        </Suspense>
      )}
    </>
  );
};
