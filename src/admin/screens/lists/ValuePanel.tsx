import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { type LookupValueRow, listLookupValues, removeLookupValue } from '#schemas/api/lookups.ts';
import { lookupEntry } from '#schemas/office-events.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useLookup } from '../../lookups/use-lookup.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds, useMayWriteHere } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DocumentsFields } from './DocumentsFields.tsx';
import { entryOf, labelOf, lines } from './fields.ts';
import classes from './lists.module.css';
import type { Place } from './use-place.ts';
import { useValueForm, type ValueForm } from './use-value-form.ts';
import { listsWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** An entry of a list, to be added or changed. */
export const ValuePanel = ({ place, onClose }: Props) => {
  const say = useWords(listsWords);
  const { kind } = place.list;
  const mayWrite = useMayWriteHere();
  const { data } = useCall(listLookupValues, { params: { kind }, query: { pageSize: 100 } });
  const stored = data?.find(({ id }) => String(id) === place.value);
  if ((place.value === 'new' && mayWrite) || stored) return <Value stored={stored} place={place} onClose={onClose} />;
  return (
    <Panel title={say(data ? 'gone' : 'loading')} onClose={onClose}>
      {!data && <Skeleton rows={4} />}
    </Panel>
  );
};

interface ValueProps extends Props {
  readonly stored: LookupValueRow | undefined;
}

const Value = ({ stored, place, onClose }: ValueProps) => {
  const say = useWords(listsWords);
  const id = useId();
  const { kind, add } = place.list;
  const form = useValueForm({ kind, stored, onSaved: onClose });
  const isOfDocuments = kind === 'required-documents';
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={stored?.name ?? say(add)}
      onClose={onClose}
      foot={
        <Deeds>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={!form.isChanged || form.theirs !== undefined}
          >
            {say('save')}
          </Button>
          {stored && !stored.isStandard && <Remove kind={kind} stored={stored} onDone={onClose} />}
        </Deeds>
      }
    >
      {stored && <OpenToo type={lookupEntry(kind)} id={stored.id} />}
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        <ConflictNote kind={kind} form={form} />
        <FormErrors
          errors={Object.entries(form.errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: say(labelOf(kind, field)), text, href: `#${id}-${field}` }],
          )}
        />
        {isOfDocuments ? (
          <DocumentsFields id={id} form={form} isNew={stored === undefined} />
        ) : (
          <Lines id={id} kind={kind} form={form} isStandard={stored?.isStandard ?? false} />
        )}
        <SwitchField
          label={say('isOffered')}
          help={say('offHelp')}
          checked={form.isActive}
          onChange={(isActive) => form.setActive(isActive)}
        />
      </EditForm>
      <LeaveGuard param="value" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};

interface LinesProps {
  readonly id: string;
  readonly kind: string;
  readonly form: ValueForm;
  readonly isStandard: boolean;
}

const Lines = ({ id, kind, form, isStandard }: LinesProps) => {
  const say = useWords(listsWords);
  return (
    <>
      <TextField
        id={`${id}-name`}
        label={say('name')}
        help={isStandard ? say('standardName') : undefined}
        readOnly={isStandard}
        maxLength={100}
        value={form.name}
        error={form.errors.name}
        onChange={({ currentTarget }) => form.setName(currentTarget.value)}
      />
      {(lines[kind] ?? []).map(([name, label, help]) => {
        const field = {
          id: `${id}-${name}`,
          label: say(label),
          optional: true,
          value: String(form.details[name] ?? ''),
          error: form.errors[name],
          onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            form.setDetail(name, currentTarget.value),
        };
        if (name === 'routeId') return <RouteField key={name} {...field} />;
        return <TextField key={name} {...field} {...entryOf(name)} help={help && say(help)} />;
      })}
    </>
  );
};

interface RouteProps {
  readonly id: string;
  readonly label: string;
  readonly optional: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

const RouteField = ({ value, ...field }: RouteProps) => {
  const say = useWords(listsWords);
  const { choices } = useLookup('routes');
  const options = choices(value).map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectField {...field} value={value} options={[{ value: '', label: say('noRoute') }, ...options]} />;
};

interface RemoveProps {
  readonly kind: string;
  readonly stored: LookupValueRow;
  readonly onDone: () => void;
}

const Remove = ({ kind, stored: { id, name }, onDone }: RemoveProps) => {
  const say = useWords(listsWords);
  const tell = useNotices();
  const remove = useAction(removeLookupValue);
  const [isAsked, setAsked] = useState(false);
  const run = async (): Promise<void> => {
    await remove.mutateAsync({ params: { kind, id } });
    tell.notice(say('removed', { name }));
    onDone();
  };
  return (
    <>
      <Button look="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={() => setAsked(true)}>
        {say('remove')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('removeTitle', { name })}
          keep={say('keep')}
          deed={say('remove')}
          onRun={run}
          onClose={() => setAsked(false)}
        >
          <p>{say('removeText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
