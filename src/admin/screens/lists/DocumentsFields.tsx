import { enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './lists.module.css';
import type { ValueForm } from './use-value-form.ts';
import { listsWords } from './words.ts';

/** An Aadhaar is never required. */
const types = enquiryDocumentTypes.filter((type) => type !== 'Aadhaar');

interface Props {
  readonly id: string;
  readonly form: ValueForm;
  readonly isNew: boolean;
}

/** Which documents a class asks for. */
export const DocumentsFields = ({ id, form, isNew }: Props) => {
  const say = useWords(listsWords);
  const sayDocument = useWords(documentWords);
  const { classes: taught } = useClassNames();
  const chosen = Array.isArray(form.details.Documents) ? form.details.Documents : [];
  const options = [
    { value: '-1', label: say('allOthers') },
    ...taught.map((one) => ({ value: String(one.id), label: one.name })),
  ];
  return (
    <>
      {isNew && (
        <SelectField
          id={`${id}-name`}
          label={say('class')}
          value={String(form.details.Class_Id ?? -1)}
          error={form.errors.name}
          options={options}
          onChange={({ currentTarget: { value, selectedOptions } }) => {
            form.setDetail('Class_Id', value);
            form.setName(selectedOptions[0]?.text ?? '');
          }}
        />
      )}
      <fieldset className={classes.documents} id={`${id}-Documents`}>
        <legend>{say('documentsLabel')}</legend>
        {types.map((type) => (
          <CheckBox
            key={type}
            isNamed
            label={sayDocument(type)}
            checked={chosen.includes(type)}
            onChange={(isChosen) =>
              form.setDocuments(types.filter((one) => (one === type ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
    </>
  );
};
