import { CalendarIcon } from './icons.tsx';

interface Props {
  /** The feed of the school with all of a list. */
  readonly feed: 'events' | 'holidays';
  readonly label: string;
}

/** Opens a whole list in the visitor's own calendar. */
export function CalendarLink({ feed, label }: Props) {
  return (
    <p className="after-list">
      <a href={`/feeds/${feed}.ics`} className="button" data-quiet="">
        <CalendarIcon size={20} /> {label}
      </a>
    </p>
  );
}
