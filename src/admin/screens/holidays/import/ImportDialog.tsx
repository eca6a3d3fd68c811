import { ImportSteps } from '../../../tables/import/ImportSteps.tsx';
import { useHolidayRows } from './use-holiday-rows.tsx';

interface Props {
  /** The session that the holidays lie in. */
  readonly session: number;
  readonly onClose: () => void;
}

/** A list of holidays, pasted or from a file. */
export const ImportDialog = ({ session, onClose }: Props) => (
  <ImportSteps kind={useHolidayRows(session)} onClose={onClose} />
);
