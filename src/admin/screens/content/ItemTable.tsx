import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedItem } from '#schemas/api/content/item.ts';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { orderContent } from '#schemas/api/content/write.ts';
import type { ContentSort } from '#schemas/content/index.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import type { MenuAction } from '../../ui/menu-action.ts';
import { useAttempt } from '../../ui/Notices.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Sortable, type SortableRow, useSortableRow } from '../../ui/Sortable.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { BulkDeeds } from './BulkDeeds.tsx';
import { bulkWords } from './bulk-words.ts';
import classes from './content.module.css';
import { textsOf } from './field-types.ts';
import { excerptOf, nameOf } from './item-words.ts';
import { LanguageMarks } from './LanguageMarks.tsx';
import { languageWords } from './language-words.ts';
import { State } from './State.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { propertiesOf } from './use-field-inputs.tsx';
import { useItemActions } from './use-item-actions.tsx';
import { contentWords } from './words.ts';

interface Props {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  readonly items: readonly ListedItem[];
  /** Whether all of them are here, so that they can be put in another order. */
  readonly isOrdered: boolean;
  readonly sort: ContentSort;
  readonly onSort: (sort: ContentSort) => void;
}

/** A page of items, to open, to put in order, and to choose several of. */
export const ItemTable = ({ info, layout, items, isOrdered, sort, onSort }: Props) => {
  const say = useWords(contentWords);
  const { school } = useStart();
  const both = useBoth();
  const attempt = useAttempt();
  const itemActions = useItemActions();
  const sayBulk = useWords(bulkWords);
  const order = useAction(orderContent);
  // As they will stand, while that is saved.
  const ids = order.isPending ? order.variables.body.ids : items.map(({ id }) => id);
  const rows = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const nameIn = (item: ListedItem | undefined): string =>
    (item && nameOf(item.document, info, both, layout)) || say('untitled');
  const place = async (id: number, over: number): Promise<void> => {
    const others = ids.filter((one) => one !== id);
    await attempt(() =>
      order.mutateAsync({
        params: { type: info.type },
        body: { ids: others.toSpliced(ids.indexOf(over), 0, id) },
      }),
    );
  };
  const canMove = info.mayWrite && isOrdered && items.length > 1;
  const properties = propertiesOf(info);
  // What lies in the bin is put back one by one.
  const choosable = info.mayWrite ? rows.filter(({ state }) => state !== 'deleted') : [];
  const { chosen, choose, chooseOnly } = useChosen(choosable);
  const isMultilingual = school.locales.length > 1 && textsOf(properties).length > 0;
  const table = (
    <table className={classes.items}>
      <TableHead
        isMultilingual={isMultilingual}
        sort={sort}
        onSort={onSort}
        box={
          choosable.length > 0 && (
            <CheckBox
              label={sayBulk('chooseAll')}
              checked={chosen.length === choosable.length}
              isPartial={chosen.length > 0 && chosen.length < choosable.length}
              onChange={(all) => chooseOnly(all ? choosable : [])}
            />
          )
        }
      />
      <tbody>
        {rows.map((item, at) => {
          const name = nameIn(item);
          const actions = info.mayWrite ? itemActions.of(item, name, { where: layout.where }) : [];
          const languages = isMultilingual && <LanguageMarks document={item.document} properties={properties} />;
          const box = choosable.includes(item) && (
            <CheckBox
              label={sayBulk('choose', { name })}
              checked={chosen.includes(item)}
              onChange={(isChosen) => choose(item, isChosen)}
            />
          );
          const row = { item, name, excerpt: excerptOf(item.document, info), actions, languages, box };
          if (!canMove) return <Row key={item.id} {...row} />;
          const to = (over: number | undefined) => (over === undefined ? undefined : () => void place(item.id, over));
          return (
            <MovableRow key={item.id} {...row} up={to(ids[at - 1])} down={to(ids[at + 1])} isBusy={order.isPending} />
          );
        })}
      </tbody>
    </table>
  );
  return (
    <>
      {itemActions.dialog}
      {canMove ? (
        <Sortable ids={ids} nameOf={(id) => nameIn(items.find((item) => item.id === id))} onPlace={place}>
          {table}
        </Sortable>
      ) : (
        table
      )}
      {chosen.length > 0 && <BulkDeeds items={chosen} layout={layout} nameOf={nameIn} onDone={() => chooseOnly([])} />}
    </>
  );
};

/** Which of a page's items are chosen; those that are gone from it are not. */
const useChosen = (items: readonly ListedItem[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = items.filter(({ id }) => ids.has(id));
  const chooseOnly = (some: readonly ListedItem[]): void => setIds(new Set(some.map(({ id }) => id)));
  const choose = (item: ListedItem, isChosen: boolean): void =>
    chooseOnly(isChosen ? [...chosen, item] : chosen.filter((one) => one !== item));
  return { chosen, choose, chooseOnly };
};

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  readonly isMultilingual: boolean;
  /** What chooses every row. */
  readonly box: ReactNode;
}

const TableHead = ({ isMultilingual, sort, onSort, box }: HeadProps) => {
  const say = useWords(contentWords);
  const sayLanguage = useWords(languageWords);
  return (
    <thead>
      <tr>
        <SortHead
          before={box}
          sorted={sort === 'name' ? 'ascending' : undefined}
          onSort={() => onSort(sort === 'name' ? 'place' : 'name')}
        >
          {say('title')}
        </SortHead>
        <th scope="col">{say('state')}</th>
        <SortHead
          sorted={sort === 'changed' ? 'descending' : undefined}
          onSort={() => onSort(sort === 'changed' ? 'place' : 'changed')}
        >
          {say('changedOn')}
        </SortHead>
        {isMultilingual && (
          <th scope="col" className={classes.languages}>
            {sayLanguage('languages')}
          </th>
        )}
        <td />
      </tr>
    </thead>
  );
};

interface RowProps {
  readonly item: ListedItem;
  readonly name: string;
  readonly excerpt: string;
  readonly actions: readonly MenuAction[];
  /** The marks of its languages, where there are several. */
  readonly languages: ReactNode;
  /** What chooses it, where several can be chosen. */
  readonly box: ReactNode;
}

interface MovableProps extends RowProps {
  /** Undefined at the end of the list. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** A row of a list that has an order: by its grip, by buttons, on a phone by its menu. */
const MovableRow = ({ up, down, isBusy, ...row }: MovableProps) => {
  const say = useWords(contentWords);
  const { item, name } = row;
  const sortable = useSortableRow(item.id, name);
  const moves = [
    { label: say('up', { name }), icon: <ArrowUp aria-hidden size={18} />, run: up },
    { label: say('down', { name }), icon: <ArrowDown aria-hidden size={18} />, run: down },
  ].map(({ label, icon, run }) => ({ label, icon, disabled: run === undefined || isBusy, run: () => run?.() }));
  return <Row {...row} moves={moves} sortable={sortable} />;
};

interface RowWithMoves extends RowProps {
  readonly moves?: readonly MenuAction[];
  readonly sortable?: SortableRow;
}

const Row = ({ item, name, excerpt, actions, languages, box, moves = [], sortable }: RowWithMoves) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const who = item.updated_by === null ? '' : ` ${say('by', { name: item.updated_by })}`;
  return (
    <tr
      ref={sortable?.ref}
      style={sortable?.style}
      data-state={item.state}
      data-dragged={sortable?.isDragged || undefined}
    >
      <th scope="row">
        <div className={classes.named}>
          {box}
          {sortable?.grip}
          <div>
            <Link to={`/school/content/${item.type}/${item.id}`}>{name}</Link>
            <span className={classes.excerpt}>{excerpt}</span>
          </div>
        </div>
      </th>
      <td>
        <span className={classes.marks}>
          <State state={item.state} />
          {item.isSample && <SampleMark />}
        </span>
      </td>
      <td className={classes.when}>
        {formatDay(item.updated_at, locale)}
        <span className={classes.who}>{who}</span>
      </td>
      {languages && <td className={classes.languages}>{languages}</td>}
      <td>
        <div className={classes.tools}>
          {moves.map(({ label, icon, disabled = false, run }) => (
            <Button key={label} look="quiet" size="compact" aria-label={label} disabled={disabled} onClick={run}>
              {icon}
            </Button>
          ))}
          <ActionMenu
            label={say('more', { name })}
            face={<Ellipsis aria-hidden size={18} />}
            actions={[...moves, ...actions]}
          />
        </div>
      </td>
    </tr>
  );
};
