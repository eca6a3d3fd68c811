import type { MergePreview } from '#schemas/api/students/merge.ts';
import { useWords } from '../../words/words.ts';
import { differingResults } from './differences.ts';
import { mergeWords } from './words.ts';

/** A row for each thing that the entries say differently and that nobody chooses, with what comes of it. */
export const Results = ({ preview }: { readonly preview: MergePreview }) => {
  const say = useWords(mergeWords);
  return differingResults(preview).map(({ name, stays, goes, result }) => (
    <tr key={name}>
      <th scope="row">
        {say(name)} <small>{say(`${name}Note`)}</small>
      </th>
      {[stays, goes].map((value, at) => (
        <td key={at === 0 ? 'stays' : 'goes'}>
          {value === result ? (
            <>
              <b>{say(value)}</b> <small>{say('counts')}</small>
            </>
          ) : (
            say(value)
          )}
        </td>
      ))}
    </tr>
  ));
};
