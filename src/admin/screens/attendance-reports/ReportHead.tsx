import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

interface Props {
  /** What the report answers. */
  readonly answer: string;
  /** The address of its CSV. */
  readonly csv?: string;
  /** What it is narrowed by. */
  readonly children?: ReactNode;
}

/** What a report answers, what it is of, and how it leaves the office. */
export const ReportHead = ({ answer, csv, children }: Props) => {
  const say = useWords(reportWords);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.filters}>{children}</div>
        <Button icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {say('print')}
        </Button>
        {csv && <TableDownload href={csv} />}
      </div>
      <h2 className={classes.answer}>{answer}</h2>
    </>
  );
};
