import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { stepKey, stepWords } from './step-words.ts';

const StepDialog = part(async () => (await import('./StepDialog.tsx')).StepDialog);
const ConfirmDialog = part(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

const s = enquiryStatus;

/** What usually comes next. */
const usual: ReadonlyMap<number, number> = new Map([
  [s.new, s.contacted],
  [s.contacted, s.visitScheduled],
  [s.visitScheduled, s.visited],
  [s.visited, s.applied],
  [s.applied, s.underReview],
  [s.underReview, s.confirmed],
  [s.waitlisted, s.confirmed],
]);

/** The steps that may follow, the usual one first, and no other. */
export const Steps = ({ details }: { readonly details: EnquiryDetails }) => {
  const say = useWords(stepWords);
  const [to, setTo] = useState<number>();
  const { Status: from } = details.enquiry;
  const next = details.nextStatuses.map(({ Status }) => Status);
  const [first, ...rest] = next.toSorted((a, b) => Number(b === usual.get(from)) - Number(a === usual.get(from)));
  const close = (): void => setTo(undefined);
  if (first === undefined) return null;
  return (
    <>
      <div className={classes.deeds}>
        <Button look={from === s.confirmed ? 'secondary' : 'primary'} onClick={() => setTo(first)}>
          {say(stepKey(from, first))}
        </Button>
      </div>
      {rest.length > 0 && (
        <ActionMenu
          label={say('more')}
          face={<Ellipsis aria-hidden size={18} />}
          actions={rest.map((step) => ({ label: say(stepKey(from, step)), run: () => setTo(step) }))}
        />
      )}
      <Suspense>
        {to === s.confirmed ? (
          <ConfirmDialog details={details} onClose={close} />
        ) : (
          to !== undefined && <StepDialog enquiry={details.enquiry} to={to} onClose={close} />
        )}
      </Suspense>
    </>
  );
};
