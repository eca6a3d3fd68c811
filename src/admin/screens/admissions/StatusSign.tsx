import { useCodeWords } from '../../words/use-code-words.ts';
import classes from './admissions.module.css';
import { statusWords } from './words.ts';

/** How far an enquiry is, of eight parts: the sign fills like a clock. */
const parts: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 6],
]);

/** Where the arc of a part ends on a circle of radius 4 around 8, 8, from the top and with the clock. */
const endOf = (part: number): string => {
  const angle = (part / 8) * 2 * Math.PI;
  return `${(8 + 4 * Math.sin(angle)).toFixed(2)} ${(8 - 4 * Math.cos(angle)).toFixed(2)}`;
};

const strokes: ReadonlyMap<number, string> = new Map([
  [7, 'M6.5 5.5v5m3-5v5'],
  [8, 'm5 8.2 2 2 4-4.4'],
  [9, 'm5.8 5.8 4.4 4.4m0-4.4-4.4 4.4'],
  [10, 'M5.5 8h5'],
  [11, 'M5.5 8h5'],
]);

/** The status of an enquiry: a sign, and its word. */
export const StatusSign = ({ status }: { readonly status: number }) => {
  const say = useCodeWords(statusWords);
  const part = parts.get(status);
  return (
    <span className={classes.status} data-status={status}>
      <svg aria-hidden viewBox="0 0 16 16" width="16" height="16">
        <circle cx="8" cy="8" r="6.75" {...(status === 1 ? { strokeDasharray: '3 2.3' } : {})} />
        {part && <path className={classes.fill} d={`M8 8V4A4 4 0 ${part > 4 ? 1 : 0} 1 ${endOf(part)}Z`} />}
        {strokes.has(status) && <path d={strokes.get(status)} />}
      </svg>
      {say(status)}
    </span>
  );
};
