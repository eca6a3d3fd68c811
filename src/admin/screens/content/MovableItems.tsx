import { ArrowDown, ArrowUp, ListOrdered } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sortable, useSortableRow } from '../../ui/Sortable.tsx';
import { useWords } from '../../words/words.ts';
import { ItemRow, type RowProps } from './ItemRow.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { placeWords } from './place-words.ts';
import { contentWords } from './words.ts';

interface Props {
  /** In their order. */
  readonly ids: readonly number[];
  readonly nameOf: (id: number) => string;
  /** Puts one where another stands; the others make room. */
  readonly onPlace: (id: number, over: number) => void;
  /** How many there are, on other pages too. */
  readonly total: number;
  /** Puts one at a place, counted from 1. */
  readonly onPlaceAt: (id: number, place: number) => void;
  readonly isBusy: boolean;
  /** The list with rows of this kind. */
  readonly list: (row: (props: RowProps) => ReactNode) => ReactNode;
}

/** A list of content that has an order, and its rows moved. */
export const MovableItems = ({ ids, nameOf, total, onPlace, onPlaceAt, isBusy, list }: Props) => {
  const say = useWords(placeWords);
  /** What is asked about: to which place it goes. */
  const [asked, setAsked] = useState<number>();
  const to = (id: number, over: number | undefined) => (over === undefined ? undefined : () => onPlace(id, over));
  return (
    <Sortable ids={ids} nameOf={nameOf} onPlace={onPlace}>
      {list((row) => {
        const { id } = row.item;
        const at = ids.indexOf(id);
        const toPlace = {
          label: say('toPlace'),
          icon: <ListOrdered aria-hidden size={18} />,
          disabled: isBusy,
          run: () => setAsked(id),
        };
        return (
          <MovableRow
            key={id}
            {...row}
            actions={[toPlace, ...row.actions]}
            up={to(id, ids[at - 1])}
            down={to(id, ids[at + 1])}
            isBusy={isBusy}
          />
        );
      })}
      {asked !== undefined && (
        <PlaceDialog
          name={nameOf(asked)}
          total={total}
          onMove={(place) => onPlaceAt(asked, place)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Sortable>
  );
};

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
  return <ItemRow {...row} moves={moves} sortable={sortable} />;
};
