import { ArrowDown, ArrowUp, Ellipsis, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { type ContentTypeInfo, listContent } from '#schemas/api/content/read.ts';
import { orderContent } from '#schemas/api/content/write.ts';
import { contentStates } from '#schemas/content/index.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { excerptOf, nameOf } from './item-words.ts';
import { State } from './State.tsx';
import { countOf } from './TypeMenu.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useAdd } from './use-add.ts';
import { useBoth } from './use-both.ts';
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
  const query = { page, pageSize, ...(state ? { state } : {}), ...(keyword ? { keyword } : {}) };
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
                { value: '', label: say('all'), count: countOf(info) },
                ...contentStates
                  .filter((one) => (info.counts[one] ?? 0) > 0)
                  .map((one) => ({ value: one, label: say(one), count: info.counts[one] ?? 0 })),
              ]}
              onChoose={(value) => set({ state: value || undefined })}
            />
            <label className={classes.search}>
              <Search aria-hidden size={16} />
              <input
                type="search"
                aria-label={say('search')}
                placeholder={say('search')}
                value={typed}
                onChange={({ currentTarget: { value } }) => {
                  setTyped(value);
                  set({ state, keyword: value.trim() || undefined });
                }}
              />
            </label>
          </div>
          {isError && !items ? (
            <p className={classes.note} role="alert">
              {say('loadFailed')}{' '}
              <Button size="compact" onClick={() => void refetch()}>
                {say('tryAgain')}
              </Button>
            </p>
          ) : isPending ? (
            <Skeleton rows={6} />
          ) : items && items.length > 0 ? (
            <Items
              info={info}
              layout={layout}
              items={items}
              isOrdered={state === undefined && keyword === '' && total <= pageSize}
            />
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
  const both = useBoth();
  const locale = useLocale();
  const attempt = useAttempt();
  const itemActions = useItemActions();
  const order = useAction(orderContent);
  const move = async (from: number, to: number): Promise<void> => {
    const ids = items.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id !== undefined) ids.splice(to, 0, id);
    await attempt(() => order.mutateAsync({ params: { type: info.type }, body: { ids } }));
  };
  return (
    <>
      {itemActions.dialog}
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{say('title')}</th>
            <th scope="col">{say('state')}</th>
            <th scope="col">{say('changedOn')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => {
            const name = nameOf(item.document, info, both, layout) || say('untitled');
            const moves =
              isOrdered && items.length > 1
                ? [
                    {
                      label: say('up', { name }),
                      icon: <ArrowUp aria-hidden size={18} />,
                      disabled: at === 0 || order.isPending,
                      run: () => void move(at, at - 1),
                    },
                    {
                      label: say('down', { name }),
                      icon: <ArrowDown aria-hidden size={18} />,
                      disabled: at === items.length - 1 || order.isPending,
                      run: () => void move(at, at + 1),
                    },
                  ]
                : [];
            const who = item.updated_by === null ? '' : ` ${say('by', { name: item.updated_by })}`;
            return (
              <tr key={item.id} data-state={item.state}>
                <th scope="row">
                  <Link to={`/school/content/${item.type}/${item.id}`}>{name}</Link>
                  <span className={classes.excerpt}>{excerptOf(item.document, info)}</span>
                </th>
                <td>
                  <State state={item.state} />
                </td>
                <td className={classes.when}>
                  {formatDay(item.updated_at, locale)}
                  <span className={classes.who}>{who}</span>
                </td>
                <td>
                  <div className={classes.tools}>
                    {moves.map(({ label, icon, disabled, run }) => (
                      <Button
                        key={label}
                        look="quiet"
                        size="compact"
                        aria-label={label}
                        disabled={disabled}
                        onClick={run}
                      >
                        {icon}
                      </Button>
                    ))}
                    <ActionMenu
                      label={say('more', { name })}
                      face={<Ellipsis aria-hidden size={18} />}
                      actions={[...moves, ...itemActions.of(item, name, { where: layout.where })]}
                    />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};
