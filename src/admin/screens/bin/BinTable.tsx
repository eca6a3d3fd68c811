import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListedItem } from '#schemas/api/content/item.ts';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { removeContent, restoreContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from '../content/bin-days.ts';
import { nameOf } from '../content/item-words.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { useBoth } from '../content/use-both.ts';
import classes from './bin.module.css';
import { binWords } from './words.ts';

interface Props {
  readonly items: readonly ListedItem[];
  readonly types: readonly ContentTypeInfo[];
}

export const BinTable = ({ items, types }: Props) => {
  const say = useWords(binWords);
  const [asked, setAsked] = useState<{ readonly item: ListedItem; readonly name: string }>();
  return (
    <>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('kind')}</th>
            <th scope="col">{say('deleted')}</th>
            <th scope="col">{say('kept')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              info={types.find(({ type }) => type === item.type)}
              onErase={(name) => setAsked({ item, name })}
            />
          ))}
        </tbody>
      </table>
      {asked && <Erase {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

interface RowProps {
  readonly item: ListedItem;
  readonly info: ContentTypeInfo | undefined;
  readonly onErase: (name: string) => void;
}

const Row = ({ item, info, onErase }: RowProps) => {
  const say = useWords(binWords);
  const both = useBoth();
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const restore = useAction(restoreContent);
  const layout = layoutOf(item.type);
  const name = (info && layout && nameOf(item.document, info, both, layout)) || say('untitled');
  const deletedAt = item.deleted_at ?? item.updated_at;
  const until = keptUntil(deletedAt);
  const isDue = Date.parse(until) <= Date.now();
  const putBack = (): void =>
    void attempt(async () => {
      const { id, type, version } = item;
      await restore.mutateAsync({ params: { type, id }, body: {}, version });
      tell.notice(say('isBack', { name }));
    });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{layout ? both(layout.title) : item.type}</td>
      <td>
        {formatDay(deletedAt, locale)}
        {item.updated_by !== null && <span className={classes.quiet}> {say('by', { name: item.updated_by })}</span>}
      </td>
      <td>{isDue ? say('untilNow') : say('keptUntil', { day: formatDay(until, locale) })}</td>
      <td>
        {info?.mayWrite && (
          <div className={classes.tools}>
            <Button size="compact" busy={restore.isPending} aria-label={say('putBackOf', { name })} onClick={putBack}>
              {say('putBack')}
            </Button>
            <ActionMenu
              label={say('more', { name })}
              face={<Ellipsis aria-hidden size={18} />}
              actions={[
                {
                  label: say('erase'),
                  icon: <Trash2 aria-hidden size={18} />,
                  isDanger: true,
                  run: () => onErase(name),
                },
              ]}
            />
          </div>
        )}
      </td>
    </tr>
  );
};

interface EraseProps {
  readonly item: ListedItem;
  readonly name: string;
  readonly onClose: () => void;
}

const Erase = ({ item: { id, type, version, deleted_at }, name, onClose }: EraseProps) => {
  const say = useWords(binWords);
  const locale = useLocale();
  const tell = useNotices();
  const remove = useAction(removeContent);
  const run = async (): Promise<void> => {
    await remove.mutateAsync({ params: { type, id }, query: { permanently: true }, version });
    tell.notice(say('erased', { name }));
  };
  return (
    <QuestionDialog
      title={say('eraseTitle', { name })}
      keep={say('keep')}
      deed={say('erase')}
      onRun={run}
      onClose={onClose}
    >
      <p>{say('eraseText', { day: formatDay(keptUntil(deleted_at ?? undefined), locale) })}</p>
    </QuestionDialog>
  );
};
