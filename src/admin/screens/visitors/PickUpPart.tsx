import { useState } from 'react';
import { checkPickUpCode, findPickUp, type PickUpChildRow } from '#schemas/api/visitors/pick-up.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Face } from '../../ui/Face.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './pick-up.module.css';
import { pickUpWords } from './pick-up-words.ts';
import type { VisitForm } from './use-visit-form.ts';
import { isWholeMobile } from './visit-fields.ts';

interface Props {
  readonly id: string;
  readonly form: VisitForm;
}

/** Whom the visitor picks up, and by what that is known: their number and face, or a code that was given out ahead. */
export const PickUpPart = ({ id, form }: Props) => {
  const say = useWords(pickUpWords);
  const { fields, errors, change } = form;
  const mobile = fields.Mobile.trim();
  const isWhole = isWholeMobile(mobile);
  const asked = useCall(findPickUp, { query: { Mobile: mobile } }, { enabled: isWhole });
  const known = isWhole && !asked.isPlaceholderData ? asked.data : undefined;
  const chosen = known?.Children.find(({ Student_Id }) => Student_Id === fields.Student_Id);
  const choose = (child: PickUpChildRow): void =>
    change({
      Student_Id: child.Student_Id,
      Pick_Up_Code: '',
      Is_Compared: false,
      Meeting_With: 'Student',
      Meeting_Name: child.Name,
    });
  return (
    <fieldset className={classes.pickUp} id={`${id}-Student_Id`} tabIndex={-1}>
      <legend>{say('whom')}</legend>
      {known && known.Children.length > 0 && (
        <div className={classes.children}>
          {known.Children.map((child) => (
            <ChildButton
              key={child.Student_Id}
              child={child}
              isChosen={child === chosen && fields.Pick_Up_Code === ''}
              onChoose={() => choose(child)}
            />
          ))}
        </div>
      )}
      {known?.Children.length === 0 && <p>{say('noGuardian')}</p>}
      {!known && <p>{say('mobileFirst')}</p>}
      {errors.Student_Id && <p className={classes.wrong}>{errors.Student_Id}</p>}
      {chosen && fields.Pick_Up_Code === '' && (
        <div className={classes.compare}>
          {known?.Photo && <img src={known.Photo} alt={say('lastPhoto')} />}
          <div>
            <p>{say(known?.Photo ? 'compare' : 'noPhoto')}</p>
            <CheckBox
              id={`${id}-Is_Compared`}
              isNamed
              label={say('compared')}
              checked={fields.Is_Compared}
              onChange={(Is_Compared) => change({ Is_Compared })}
            />
            {errors.Is_Compared && <p className={classes.wrong}>{errors.Is_Compared}</p>}
          </div>
        </div>
      )}
      <CodeInput id={id} form={form} />
    </fieldset>
  );
};

interface ChildProps {
  readonly child: PickUpChildRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ChildButton = ({ child, isChosen, onChoose }: ChildProps) => (
  <button type="button" aria-pressed={isChosen} onClick={onChoose}>
    <ChildFace child={child} />
  </button>
);

const ChildFace = ({ child }: { readonly child: PickUpChildRow }) => {
  const { nameOfClass } = useClassNames();
  const { Name, Photo, Class_Id, Section_Id } = child;
  return (
    <span className={classes.child}>
      <Face name={Name} photo={Photo} />
      <span>
        <strong>{Name}</strong>
        {Class_Id !== undefined && Section_Id !== undefined && <small>{nameOfClass({ Class_Id, Section_Id })}</small>}
      </span>
    </span>
  );
};

const wholeCode = /^\d{6}$/;

/** A code of six digits: whom it is for, and who may come with it. */
const CodeInput = ({ id, form: { fields, errors, change } }: Props) => {
  const say = useWords(pickUpWords);
  const tell = useNotices();
  const check = useAction(checkPickUpCode);
  const [fault, setFault] = useState<string>();
  const look = async (code: string): Promise<void> => {
    // Who is picked up is what the code says.
    change({ Pick_Up_Code: code, Student_Id: undefined });
    setFault(undefined);
    check.reset();
    if (!wholeCode.test(code)) return;
    try {
      const { Name, Child } = await check.mutateAsync({ body: { Pick_Up_Code: code } });
      change({
        Student_Id: Child.Student_Id,
        Is_Compared: false,
        Meeting_With: 'Student',
        Meeting_Name: Child.Name,
        ...(fields.Name ? {} : { Name }),
      });
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setFault(refused.Pick_Up_Code);
      else tell.failure(error);
    }
  };
  const found = fields.Pick_Up_Code === '' ? undefined : check.data;
  return (
    <div className={classes.code}>
      <TextField
        id={`${id}-Pick_Up_Code`}
        label={say('code')}
        help={say('codeHelp')}
        error={fault ?? errors.Pick_Up_Code}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={fields.Pick_Up_Code}
        onChange={({ currentTarget }) => void look(currentTarget.value.replace(/\D/g, ''))}
      />
      <div role="status">
        {found && (
          <>
            <ChildFace child={found.Child} />
            <p>{say('mayCome', { name: found.Name })}</p>
          </>
        )}
      </div>
    </div>
  );
};
