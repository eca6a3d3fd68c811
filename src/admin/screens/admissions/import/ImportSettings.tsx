import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';
import { useStart } from '../../../session/start.ts';
import { CheckBox } from '../../../ui/CheckBox.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { useWords } from '../../../words/words.ts';
import classes from './import-settings.module.css';
import { enquiryRowWords } from './words.ts';

interface Props {
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  readonly isAgreed: boolean;
  /** Whether rows were to be added before the box was ticked. */
  readonly isAsked: boolean;
  readonly onSession: (session: string) => void;
  readonly onAgreed: (isAgreed: boolean) => void;
}

/** The box that says that the families agreed. */
export const agreedId = 'families-agreed';

/** What holds for all the rows: the session, and that the families agreed. */
export const ImportSettings = ({ session, isAgreed, isAsked, onSession, onAgreed }: Props) => {
  const say = useWords(enquiryRowWords);
  const { school } = useStart();
  const sessions = sessionsAround(school.session).filter(
    ({ id: year }) => year === school.session || year === school.session + 1,
  );
  return (
    <>
      <SelectField
        label={say('session')}
        value={session}
        options={sessions.map(({ name }) => ({ value: name, label: name.replace('-', '–') }))}
        onChange={({ currentTarget }) => onSession(currentTarget.value)}
      />
      <div className={classes.agreed}>
        <CheckBox id={agreedId} isNamed label={say('agreed')} checked={isAgreed} onChange={onAgreed} />
        {isAsked && !isAgreed && <p role="alert">{say('askFirst')}</p>}
        <small>{say('noMails')}</small>
      </div>
    </>
  );
};
