import { Printer } from 'lucide-react';
import { type SubmitEvent, Suspense, useEffect, useId, useState } from 'react';
import { signInVisitor } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { maxDesks, visitPurposes } from '#schemas/records/visitor.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './form.module.css';
import { formWords } from './form-words.ts';
import { NoticePart } from './NoticePart.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { type Paper, papers, type useDeskSettings } from './use-desk-settings.ts';
import { useVisitForm } from './use-visit-form.ts';
import { VisitInputs } from './VisitInputs.tsx';
import type { Hosts } from './visit-fields.ts';
import { visitorsWords } from './words.ts';

const PickUpPart = part(async () => (await import('./PickUpPart.tsx')).PickUpPart);

/** Who comes for an interview is expected: the desk has no button for it. */
const purposes = visitPurposes.filter((one) => one !== 'Interview');

interface Props {
  readonly hosts: Hosts;
  readonly desk: ReturnType<typeof useDeskSettings>;
  /** The number of somebody who has arrived and is to be signed in here. */
  readonly mobile?: string | undefined;
  /** Whether it was opened by itself, and begins under the finger. */
  readonly isAsked?: boolean;
  readonly onSignedIn: (visitor: VisitorRow) => void;
}

/** Signs somebody in at the gate. */
export const SignInForm = ({ hosts, desk: { settings, change }, mobile = '', isAsked = false, onSignedIn }: Props) => {
  const say = useWords(formWords);
  const sayDone = useWords(visitorsWords);
  const id = useId();
  const tell = useNotices();
  const signIn = useAction(signInVisitor);
  const [photo, setPhoto] = useState<File>();
  const prints = settings.paper !== 'none';
  const form = useVisitForm(
    async (body) => {
      const fields = { ...body, Desk: settings.desk };
      const visitor = await signIn.mutateAsync({ body: photo ? withPhoto(fields, photo) : fields });
      setPhoto(undefined);
      tell.notice(sayDone('isIn', { name: visitor.Name, pass: visitor.Pass_No ?? '' }));
      onSignedIn(visitor);
    },
    { mobile, asksChild: true, onOther: () => setPhoto(undefined) },
  );
  useEffect(() => {
    if (mobile || isAsked) document.getElementById(`${id}-Mobile`)?.focus();
  }, [id, mobile, isAsked]);
  const isStopped = Boolean(form.known?.Denied ?? form.known?.Inside);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit()) document.getElementById(`${id}-Mobile`)?.focus();
  };
  const clear = (): void => {
    form.clear();
    setPhoto(undefined);
    document.getElementById(`${id}-Mobile`)?.focus();
  };
  return (
    <form className={classes.card} aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void submit(event)}>
      <div className={classes.head}>
        <h2 id={`${id}-title`}>{say('signInTitle')}</h2>
        {(form.isChanged || photo) && (
          <Button look="quiet" size="compact" disabled={form.isPending} onClick={clear}>
            {say('clear')}
          </Button>
        )}
      </div>
      <VisitInputs id={id} form={form} purposes={purposes} hosts={hosts}>
        {form.fields.Purpose === 'Pick_Up' && (
          <Suspense>
            <PickUpPart id={id} form={form} />
          </Suspense>
        )}
      </VisitInputs>
      <PhotoPart id={`${id}-Photo`} photo={photo} error={form.errors.Photo} onChange={setPhoto} />
      <div className={classes.deed}>
        <Button
          look="primary"
          type="submit"
          busy={form.isPending}
          disabled={isStopped}
          icon={prints && <Printer aria-hidden size={20} />}
        >
          {say(prints ? 'signInPrint' : 'signIn')}
        </Button>
      </div>
      <div className={classes.settings}>
        <SelectField
          label={say('deskNo')}
          value={String(settings.desk)}
          options={Array.from({ length: maxDesks }, (_, at) => ({
            value: String(at + 1),
            label: say('deskName', { number: at + 1 }),
          }))}
          onChange={({ currentTarget }) => change({ desk: Number(currentTarget.value) })}
        />
        <SelectField
          label={say('paper')}
          value={settings.paper}
          options={papers.map((value) => ({ value, label: say(value) }))}
          onChange={({ currentTarget }) => change({ paper: currentTarget.value as Paper })}
        />
        <NoticePart />
      </div>
    </form>
  );
};

/** The same as a form, which may carry a file. */
const withPhoto = (fields: Readonly<Record<string, string | number | boolean>>, photo: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('Photo', photo);
  return form;
};
