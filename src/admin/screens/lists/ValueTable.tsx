import { Link } from 'react-router-dom';
import type { LookupValueRow } from '#schemas/api/lookups.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import listTable from '../../ui/list-table.module.css';
import { useWords } from '../../words/words.ts';
import { linkId, type Place } from './use-place.ts';
import { listsWords } from './words.ts';

interface Props {
  readonly values: readonly LookupValueRow[];
  readonly place: Place;
}

/** The entries of a list, what holds for each, and whether forms offer it. */
export const ValueTable = ({ values, place }: Props) => {
  const say = useWords(listsWords);
  const factsOf = useFacts();
  return (
    <table className={listTable.table}>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('facts')}</th>
          <th scope="col">{say('state')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => {
          const { id, name, isActive } = value;
          const isOpen = place.value === String(id);
          return (
            <tr key={id} data-open={isOpen || undefined} data-off={!isActive || undefined}>
              <th scope="row">
                <Link id={linkId(id)} to={place.hrefOf({ value: String(id) })} aria-current={isOpen || undefined}>
                  {name}
                </Link>
              </th>
              <td>{factsOf(value)}</td>
              <td>{say(isActive ? 'offered' : 'off')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** What holds for an entry, in a few words. */
const useFacts = (): ((value: LookupValueRow) => string) => {
  const say = useWords(listsWords);
  const sayDocument = useWords(documentWords);
  return ({ details }) => {
    const { minAge: from, maxAge: to, seats, Documents } = details as Details;
    const ages =
      from && to
        ? say('ages', { from, to })
        : from
          ? say('agesFrom', { from })
          : to
            ? say('agesTo', { to })
            : undefined;
    const facts = [
      ages,
      seats && say('seats', { count: seats }),
      ...shown.map((field) => (details as Details)[field]),
      Documents?.map((one) => sayDocument(one)).join(', '),
    ];
    return facts.filter(Boolean).join(' · ') || say('nothing');
  };
};

/** The details that are told as they were entered. */
const shown = [
  ...(['code', 'teacher', 'registrationNo', 'licenceNo', 'subject', 'mobile'] as const),
  ...(['email', 'address', 'hex', 'time', 'startTime', 'endTime', 'maxMarks', 'fee'] as const),
] as const;

interface Details extends Readonly<Partial<Record<(typeof shown)[number], string | number>>> {
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly seats?: number;
  readonly Documents?: readonly (keyof (typeof documentWords)['en'])[];
}
