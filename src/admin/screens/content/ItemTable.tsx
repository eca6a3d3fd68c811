import { type ReactNode, Suspense, useState } from 'react';
import type { ContentTypeInfo, PicturedItem } from '#schemas/api/content/read.ts';
import type { ContentSort } from '#schemas/content/index.ts';
import { useStart } from '../../session/start.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { useWords } from '../../words/words.ts';
import { bulkWords } from './bulk-words.ts';
import classes from './content.module.css';
import { DateHeads, dateColumnsOf } from './DateCells.tsx';
import { propertiesOf, textsOf } from './field-types.ts';
import { ItemRow, type RowProps } from './ItemRow.tsx';
import { excerptOf, nameOf } from './item-words.ts';
import { LanguageMarks } from './LanguageMarks.tsx';
import { languageWords } from './language-words.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { useItemActions } from './use-item-actions.tsx';
import { useOrder } from './use-order.ts';
import { contentWords } from './words.ts';

const BulkDeeds = part(async () => (await import('./BulkDeeds.tsx')).BulkDeeds);
/** What drags is a third of a list, and most lists go by their dates. */
const MovableItems = part(async () => (await import('./MovableItems.tsx')).MovableItems);

interface Props {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  readonly items: readonly PicturedItem[];
  /** Whether they are listed in their own order, so that they can be put in another one. */
  readonly isOrdered: boolean;
  /** How many there are on all pages. */
  readonly total: number;
  readonly sort: ContentSort;
  readonly onSort: (sort: ContentSort) => void;
}

/** A page of items, to open, to put in order, and to choose several of. */
export const ItemTable = ({ info, layout, items, isOrdered, total, sort, onSort }: Props) => {
  const say = useWords(contentWords);
  const { school } = useStart();
  const both = useBoth();
  const itemActions = useItemActions();
  const sayBulk = useWords(bulkWords);
  const { ids, isBusy, place, placeAt } = useOrder({ type: info.type, items, total });
  const rows = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const nameIn = (item: Pick<PicturedItem, 'document'> | undefined): string =>
    (item && nameOf(item.document, info, both, layout)) || say('untitled');
  const canMove = info.mayWrite && isOrdered && total > 1;
  const properties = propertiesOf(info);
  // What lies in the bin is put back one by one.
  const choosable = info.mayWrite ? rows.filter(({ state }) => state !== 'deleted') : [];
  const { chosen, choose, chooseOnly } = useChosen(choosable);
  const isMultilingual = school.locales.length > 1 && textsOf(properties).length > 0;
  const isPictured = items.some(({ thumb }) => thumb !== null);
  const columns = dateColumnsOf(layout, items);
  const list = (rowOf: (props: RowProps) => ReactNode) => (
    <table className={classes.items}>
      <TableHead
        isMultilingual={isMultilingual}
        sort={sort}
        onSort={onSort}
        dates={<DateHeads layout={layout} {...columns} />}
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
        {rows.map((item) => {
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
          const excerpt = excerptOf(item.document, info);
          return rowOf({ item, name, excerpt, actions, languages, box, layout, isPictured, columns });
        })}
      </tbody>
    </table>
  );
  return (
    <>
      {itemActions.dialog}
      {canMove ? (
        <Suspense fallback={<Skeleton rows={rows.length} />}>
          <MovableItems
            ids={ids}
            nameOf={(id) => nameIn(items.find((item) => item.id === id))}
            total={total}
            onPlace={place}
            onPlaceAt={placeAt}
            isBusy={isBusy}
            list={list}
          />
        </Suspense>
      ) : (
        list((row) => <ItemRow key={row.item.id} {...row} />)
      )}
      {chosen.length > 0 && (
        <Suspense>
          <BulkDeeds items={chosen} layout={layout} nameOf={nameIn} onDone={() => chooseOnly([])} />
        </Suspense>
      )}
    </>
  );
};

/** Which of a page's items are chosen; those that are gone from it are not. */
const useChosen = (items: readonly PicturedItem[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = items.filter(({ id }) => ids.has(id));
  const chooseOnly = (some: readonly PicturedItem[]): void => setIds(new Set(some.map(({ id }) => id)));
  const choose = (item: PicturedItem, isChosen: boolean): void =>
    chooseOnly(isChosen ? [...chosen, item] : chosen.filter((one) => one !== item));
  return { chosen, choose, chooseOnly };
};

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  readonly isMultilingual: boolean;
  /** What chooses every row. */
  readonly box: ReactNode;
  /** The heads of the columns with days. */
  readonly dates: ReactNode;
}

const TableHead = ({ isMultilingual, sort, onSort, box, dates }: HeadProps) => {
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
        {dates}
        <SortHead
          className={classes.changed}
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
