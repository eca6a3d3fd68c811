import { type SubmitEvent, useId, useState } from 'react';
import { allowVisitor, denyVisitor, listDenied } from '#schemas/api/visitors/known.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import formClasses from './form.module.css';
import { formWords } from './form-words.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

interface Props {
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

const pageSize = 20;

/** Who is not let in, and why. */
export const DeniedPanel = ({ mayWrite, onClose }: Props) => {
  const say = useWords(formWords);
  const sayScreen = useWords(visitorsWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const [page, setPage] = useState(1);
  const list = useCall(listDenied, { query: { page, pageSize } });
  const { data: denied, isError, refetch } = list;
  const allow = useAction(allowVisitor);
  const deny = useAction(denyVisitor);
  const takeOff = (id: number): Promise<boolean> =>
    attempt(async () => {
      const { Name, Mobile, Reason } = await allow.mutateAsync({ params: { id } });
      const undo = () => attempt(() => deny.mutateAsync({ body: { Name, Mobile, Reason } }));
      tell.notice(say('isAllowed', { name: Name }), () => void undo());
    });
  return (
    <Panel title={say('deniedTitle')} onClose={onClose}>
      <p className={classes.help}>{say('deniedHelp')}</p>
      {mayWrite && <DenyForm />}
      {isError && !denied ? (
        <LoadFailed text={sayScreen('failed')} onRetry={refetch} />
      ) : !denied ? (
        <Skeleton rows={4} />
      ) : denied.length === 0 ? (
        <p className={classes.nobody}>{say('deniedEmpty')}</p>
      ) : (
        <ul className={classes.denied}>
          {denied.map(({ Denied_Id: id, Name, Mobile, Reason, Denied_At, Denied_By }) => (
            <li key={id}>
              <div>
                <strong>{Name}</strong> {localMobile(Mobile)}
                <p>{Reason}</p>
                <small>
                  {say('deniedBy', { by: Denied_By ?? sayScreen('office'), day: formatDay(Denied_At, locale) })}
                </small>
              </div>
              {mayWrite && (
                <Button size="compact" onClick={() => void takeOff(id)}>
                  {say('allow')}
                  <span className={hidden.unseen}> {Name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pageSize={pageSize} list={list} onPage={setPage} />
    </Panel>
  );
};

const names = ['Mobile', 'Name', 'Reason'] as const;
const empty = { Mobile: '', Name: '', Reason: '' };

const DenyForm = () => {
  const say = useWords(formWords);
  const id = useId();
  const tell = useNotices();
  const deny = useAction(denyVisitor);
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldTexts>({});
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const missing = names.filter((name) => fields[name].trim() === '');
    setErrors(Object.fromEntries(missing.map((name) => [name, say('missing', { label: say(name) })])));
    if (missing.length > 0) {
      document.getElementById(`${id}-${missing[0]}`)?.focus();
      return;
    }
    try {
      const { Name } = await deny.mutateAsync({ body: fields });
      setFields(empty);
      tell.notice(say('isDenied', { name: Name }));
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.failure(error);
    }
  };
  return (
    <form className={formClasses.panelForm} noValidate onSubmit={(event) => void submit(event)}>
      {names.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={say(name)}
          type={name === 'Mobile' ? 'tel' : 'text'}
          value={fields[name]}
          error={errors[name]}
          maxLength={name === 'Reason' ? 255 : 100}
          autoComplete="off"
          onChange={({ currentTarget }) => setFields((before) => ({ ...before, [name]: currentTarget.value }))}
        />
      ))}
      <Button look="primary" type="submit" busy={deny.isPending}>
        {say('deny')}
      </Button>
    </form>
  );
};
