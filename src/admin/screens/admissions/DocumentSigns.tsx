import type { DocumentState } from '#schemas/records/enquiry.ts';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { documentStateWords } from './words.ts';

const width = 11;

/** Each document as a small sheet; in words for who hears the page. */
export const DocumentSigns = ({ states }: { readonly states: readonly DocumentState[] }) => {
  const say = useWords(documentStateWords);
  if (states.length === 0) return null;
  const counted = [...new Set(states)].map((state) => `${states.filter((one) => one === state).length} ${say(state)}`);
  const sheets = states.map((state, at) => ({ state, x: at * width }));
  return (
    <svg
      className={classes.sheets}
      role="img"
      aria-label={counted.join(', ')}
      width={states.length * width}
      height="14"
    >
      {sheets.map(({ state, x }) => (
        <g key={x} data-state={state} transform={`translate(${x} 0)`}>
          <rect x="0.75" y="0.75" width="7.5" height="11.5" rx="2" />
          {state === 'Sent_Back' && <path d="M1.5 11.5 7.5 1.5" />}
        </g>
      ))}
    </svg>
  );
};
