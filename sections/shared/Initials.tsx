import { initialsOf } from './initials-of.ts';

const pairs = [
  { background: '#FCE3DA', color: '#8C2710' },
  { background: '#DDEFEF', color: '#0A5555' },
  { background: '#FFF0C8', color: '#6B4400' },
  { background: '#E4E6FB', color: '#33359A' },
] as const;

interface Props {
  readonly name: string;
  /** Position in its list; picks one of the four colour pairs in turn. */
  readonly index: number;
  readonly max?: number;
  readonly className?: string | undefined;
}

/** Stands where a person's or a school's picture is missing. The name itself is text next to it. */
export function Initials({ name, index, max = 2, className }: Props) {
  return (
    <span className={className} style={pairs[index % pairs.length]} aria-hidden="true">
      {initialsOf(name, max)}
    </span>
  );
}
