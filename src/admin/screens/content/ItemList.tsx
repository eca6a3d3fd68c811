import { ArrowDown, ArrowUp, Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { type ContentTypeInfo, listContent } from '#schemas/api/content/read.ts';
import { orderContent } from '#schemas/api/content/write.ts';
import { contentStates } from '#schemas/content/index.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { sessionName, useSchoolSession } from '../../session/school-session.ts';
import { useStart } from '../../session/start.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import type { MenuAction } from '../../ui/menu-action.ts';
import { useAttempt } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sortable, type SortableRow, useSortableRow } from '../../ui/Sortable.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { textsOf } from './field-types.ts';
import { excerptOf, nameOf } from './item-words.ts';
import { LanguageMarks } from './LanguageMarks.tsx';
import { languageWords } from './language-words.ts';
import { State } from './State.tsx';
import { countOf } from './TypeMenu.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useAdd } from './use-add.ts';
import { useBoth } from './use-both.ts';
import { propertiesOf } from './use-field-inputs.tsx';
import { useItemActions } from './use-item-actions.tsx';
import { contentWords } from './words.ts';

const pageSize = 20;

interface Props {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
}

/** The items of a type: chips by state, search, a page at a time, all of it in the address. */
export const ItemList = ({ info, layout }: Props) => {
  const { type } = info;
  const say = useWords(contentWords);
  const both = useBoth();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('keyword') ?? '');
  const keyword = useDeferredValue(typed.trim());
  const state = contentStates.find((one) => one === search.get('state'));
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { chosen: session } = useSchoolSession();
  // What lies in a session is listed by it.
  const ofSession = 'StartSession' in propertiesOf(info) ? { StartSession: session } : undefined;
  const query = { page, pageSize, ...(state ? { state } : {}), ...(keyword ? { keyword } : {}), ...ofSession };
  const { data: items, total, isPending, isError, refetch } = useCall(listContent, { params: { type }, query });
  const { add, isPending: isAdding } = useAdd(info);
  const set = (changes: Readonly<Record<string, string | undefined>>): void =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries({ page: undefined, ...changes }))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const addButton = (
    <Button look="primary" icon={<Plus aria-hidden size={18} />} busy={isAdding} onClick={add}>
      {both(layout.add)}
    </Button>
  );
  const isEmpty = countOf(info) === 0 && (info.counts.deleted ?? 0) === 0;
  return (
    <>
      <PageHead title={both(layout.title)} note={both(layout.where)}>
        {!isEmpty && addButton}
      </PageHead>
      {isEmpty ? (
        <Empty text={both(layout.empty)}>{addButton}</Empty>
      ) : (
        <>
          <div className={classes.filters}>
            <Chips
              chosen={state ?? ''}
              chips={[
                { value: '', label: say('all'), count: ofSession ? undefined : countOf(info) },
                ...contentStates
                  .filter((one) => (info.counts[one] ?? 0) > 0)
                  .map((one) => ({ value: one, label: say(one), count: ofSession ? undefined : info.counts[one] })),
              ]}
              onChoose={(value) => set({ state: value || undefined })}
            />
            <SearchBox
              label={say('search')}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                set({ state, keyword: value.trim() || undefined });
              }}
            />
          </div>
          {isError && !items ? (
            <LoadFailed text={say('loadFailed')} onRetry={refetch} />
          ) : isPending ? (
            <Skeleton rows={6} />
          ) : items && items.length > 0 ? (
            <Items
              info={info}
              layout={layout}
              items={items}
              isOrdered={state === undefined && keyword === '' && !ofSession && total <= pageSize}
            />
          ) : ofSession && state === undefined && keyword === '' ? (
            <p className={classes.note}>{say('noneInSession', { session: sessionName(session) })}</p>
          ) : (
            <p className={classes.note}>
              {say('noMatch')}{' '}
              <Button
                look="quiet"
                size="compact"
                onClick={() => {
                  setTyped('');
                  set({ state: undefined, keyword: undefined });
                }}
              >
                {say('showAll')}
              </Button>
            </p>
          )}
          <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ state, page: String(next) })} />
        </>
      )}
    </>
  );
};

interface ItemsProps extends Props {
  readonly items: readonly ListedItem[];
  /** Whether all of them are here, so that they can be put in another order. */
  readonly isOrdered: boolean;
}

const Items = ({ info, layout, items, isOrdered }: ItemsProps) => {
  const say = useWords(contentWords);
  const sayLanguage = useWords(languageWords);
  const { school } = useStart();
  const both = useBoth();
  const attempt = useAttempt();
  const itemActions = useItemActions();
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
  const canMove = isOrdered && items.length > 1;
  const properties = propertiesOf(info);
  const isMultilingual = school.locales.length > 1 && textsOf(properties).length > 0;
  const table = (
    <table className={classes.items}>
      <thead>
        <tr>
          <th scope="col">{say('title')}</th>
          <th scope="col">{say('state')}</th>
          <th scope="col">{say('changedOn')}</th>
          {isMultilingual && (
            <th scope="col" className={classes.languages}>
              {sayLanguage('languages')}
            </th>
          )}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((item, at) => {
          const name = nameIn(item);
          const actions = itemActions.of(item, name, { where: layout.where });
          const languages = isMultilingual && <LanguageMarks document={item.document} properties={properties} />;
          const row = { item, name, excerpt: excerptOf(item.document, info), actions, languages };
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
    </>
  );
};

interface RowProps {
  readonly item: ListedItem;
  readonly name: string;
  readonly excerpt: string;
  readonly actions: readonly MenuAction[];
  /** The marks of its languages, where there are several. */
  readonly languages: ReactNode;
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

const Row = ({ item, name, excerpt, actions, languages, moves = [], sortable }: RowWithMoves) => {
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
