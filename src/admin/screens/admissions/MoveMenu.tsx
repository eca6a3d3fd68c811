import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { boardWords } from './board-words.ts';
import { stepKey, stepWords } from './step-words.ts';
import { usePlace } from './use-place.ts';

const StepDialog = part(async () => (await import('./StepDialog.tsx')).StepDialog);

interface Props {
  readonly row: InboxRow;
  /** The step that was chosen by dragging. */
  readonly to: number | undefined;
  readonly onClose: () => void;
}

/** The steps that may follow, from a card; a confirmation is looked at first, in the panel. */
export const MoveMenu = ({ row, to: dropped, onClose }: Props) => {
  const say = useWords(boardWords);
  const sayStep = useWords(stepWords);
  const navigate = useNavigate();
  const place = usePlace();
  const [chosen, setChosen] = useState<number>();
  const { Admission_Enquiry_Id: id, Status: from, Child_Name: name, version } = row;
  const to = dropped ?? chosen;
  const take = (step: number): void => {
    if (step === enquiryStatus.confirmed) void navigate(place.hrefOf({ enquiry: String(id) }));
    else setChosen(step);
  };
  const close = (): void => {
    setChosen(undefined);
    onClose();
  };
  return (
    <>
      <ActionMenu
        label={say('move', { name })}
        face={<Ellipsis aria-hidden size={16} />}
        actions={nextStatuses(from).map((step) => ({ label: sayStep(stepKey(from, step)), run: () => take(step) }))}
      />
      {to !== undefined && (
        <Suspense>
          <StepDialog
            enquiry={{
              Admission_Enquiry_Id: id,
              Status: from,
              Student_First_Name: name,
              ...(version === undefined ? {} : { version }),
            }}
            to={to}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
