import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CompiledTemplate } from '#engine/theme.ts';
import { Ball } from '../../ui/Ball.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { Sortable, type SortableRow, useSortableRow } from '../../ui/Sortable.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { sectionName } from '../../words/section-names.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { chooseForSection, movableIds, moveSection } from './choices.ts';
import { Reason } from './Reason.tsx';
import { sectionIcon } from './section-icons.ts';
import type { SectionRow } from './section-rows.ts';
import type { Choices } from './use-choices.ts';
import classes from './website.module.css';
import { websiteWords } from './words.ts';

interface Props {
  readonly rows: readonly SectionRow[];
  readonly template: CompiledTemplate;
  /** The key of the section that is open. */
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly choices: Choices;
}

/** The sections of a page in its order: what is shown, what every page has, and what is not shown with the reason. */
export const SectionList = ({ rows, template, open, onOpen, choices }: Props) => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const mayWrite = useMayWriteHere();
  const isShown = ({ reason }: SectionRow): boolean => reason === undefined;
  const main = rows.filter((row) => row.region === 'main' && isShown(row));
  const around = rows.filter((row) => row.region !== 'main' && isShown(row));
  const hidden = rows.filter((row) => !isShown(row));
  const isMovable = (row: SectionRow): boolean => mayWrite && row.region === 'main' && !row.isFixed && isShown(row);
  const ids = movableIds(template, choices.value);
  const shownIds = main.filter(({ isFixed }) => !isFixed).map(({ id }) => id);

  /** Over the next one that is shown: what is not shown in between goes along unseen. */
  const move = ({ id }: SectionRow, step: -1 | 1): void => {
    const at = shownIds.indexOf(id);
    const over = shownIds[at + step];
    if (over === undefined) return;
    const before = step < 0 ? over : ids[ids.indexOf(over) + 1];
    choices.change((value) => moveSection(value, template, { id, before }));
  };
  const place = (id: string, over: string): void => {
    const isDown = shownIds.indexOf(id) < shownIds.indexOf(over);
    const before = isDown ? ids[ids.indexOf(over) + 1] : over;
    choices.change((value) => moveSection(value, template, { id, before }));
  };
  const item = (row: SectionRow) => {
    const Shape = isMovable(row) ? MovableRow : Row;
    return (
      <Shape
        key={row.key}
        row={row}
        isOpen={row.key === open}
        onOpen={() => onOpen(row.key)}
        onShow={(shown) =>
          choices.change((value) => chooseForSection(value, row.key, { hidden: shown ? undefined : true }))
        }
        onMove={
          isMovable(row)
            ? {
                up: shownIds.indexOf(row.id) > 0 ? () => move(row, -1) : undefined,
                down: shownIds.indexOf(row.id) < shownIds.length - 1 ? () => move(row, 1) : undefined,
              }
            : undefined
        }
      />
    );
  };
  return (
    <>
      <Sortable
        ids={shownIds}
        nameOf={(id) => sectionName(main.find((row) => row.id === id)?.title ?? id, locale)}
        onPlace={place}
      >
        <ul aria-label={say('sections')}>{main.map(item)}</ul>
      </Sortable>
      {hidden.length > 0 && (
        <>
          <h2>{say('notShown')}</h2>
          <ul aria-label={say('notShown')}>{hidden.map(item)}</ul>
        </>
      )}
      {around.length > 0 && (
        <>
          <h2>{say('everyPage')}</h2>
          <ul aria-label={say('everyPage')}>{around.map(item)}</ul>
        </>
      )}
    </>
  );
};

interface RowProps {
  readonly row: SectionRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onShow: (shown: boolean) => void;
  /** Undefined where it has a place of its own; of a way that leads no further too. */
  readonly onMove: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined } | undefined;
}

/** A row that can be put elsewhere by its grip too. */
const MovableRow = (props: RowProps) => {
  const { row } = props;
  const sortable = useSortableRow(row.id, sectionName(row.title, useLocale()));
  return <Row {...props} sortable={sortable} />;
};

const Row = ({ row, isOpen, onOpen, onShow, onMove, sortable }: RowProps & { readonly sortable?: SortableRow }) => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const name = sectionName(row.title, locale);
  const Icon = sectionIcon(row.manifest.type);
  const mayWrite = useMayWriteHere();
  const isOff = row.reason === 'off';
  // What hides it is not the school's choice: there is nothing to switch on.
  const isLocked = row.isFixed || (row.reason !== undefined && !isOff);
  return (
    <li
      ref={sortable?.ref}
      style={sortable?.style}
      className={classes.row}
      data-open={isOpen || undefined}
      data-hidden={row.reason && ''}
      data-dragged={sortable?.isDragged || undefined}
    >
      {sortable?.grip || <span className={classes.noGrip} />}
      <button type="button" className={classes.name} aria-pressed={isOpen} onClick={onOpen}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <span>{name}</span>
        {row.isChanged && <Ball />}
        {row.count !== undefined && <small>{row.count}</small>}
      </button>
      {onMove && (
        <span className={classes.move}>
          {(
            [
              ['up', ArrowUp],
              ['down', ArrowDown],
            ] as const
          ).map(([way, Icon]) => (
            <button
              key={way}
              type="button"
              aria-label={say(way, { section: name })}
              disabled={!onMove[way]}
              onClick={() => onMove[way]?.()}
            >
              <Icon aria-hidden size={16} />
            </button>
          ))}
        </span>
      )}
      {!row.isFixed && mayWrite && (
        <Switch
          label={say('show', { section: name })}
          checked={row.reason === undefined}
          disabled={isLocked}
          onChange={onShow}
        />
      )}
      {row.reason && <Reason row={row} reason={row.reason} />}
    </li>
  );
};
