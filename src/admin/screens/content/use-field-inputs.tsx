import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { FieldInput } from './FieldInput.tsx';
import { type Errors, errorOf, errorsIn } from './field-errors.ts';
import { type FieldInputProps, propertiesOf, textsOf } from './field-types.ts';
import type { Fields } from './fields.ts';
import { LanguageHead } from './LanguageHead.tsx';
import { useFormLanguages } from './languages.ts';
import { TextPair } from './TextPair.tsx';
import { translationPath, translationsOf } from './translations.ts';
import type { TypeLayout } from './types/define-type.ts';
import type { Draft } from './use-draft.ts';

interface Options {
  /** What the ids of the fields begin with. */
  readonly id: string;
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  readonly draft: Pick<Draft, 'values'>;
  readonly errors: Errors;
  readonly onChange: (field: string, value: unknown) => void;
}

/** The fields of an item's form, in the languages of its school, and the head over its two columns. */
export const useFieldInputs = ({ id, info, layout, draft, errors, onChange }: Options) => {
  const { values } = draft;
  const properties = propertiesOf(info);
  const { required = [] } = info.schema as { readonly required?: readonly string[] };
  const texts = textsOf(properties);
  const { languages, choose, show } = useFormLanguages(values);
  const copy = (document: Fields): void => {
    for (const [field, value] of Object.entries(document)) if (value !== values[field]) onChange(field, value);
  };
  const input = (field: string) => {
    const schema = properties[field];
    const words = layout.fields[field];
    if (!schema || !words) return null;
    const props: FieldInputProps = {
      id: `${id}-${field}`,
      path: field,
      schema,
      words,
      isRequired: [...required, ...(layout.required ?? [])].includes(field),
      isHtml: info.html.includes(field),
      value: values[field],
      ...(schema.items?.properties
        ? { error: errors[field], errors: errorsIn(errors, field) }
        : { error: errorOf(errors, field) }),
      onChange: (value) => onChange(field, value),
    };
    if (!texts.includes(field)) return <FieldInput key={field} {...props} />;
    return (
      <TextPair
        key={field}
        {...props}
        input={FieldInput}
        field={field}
        translations={translationsOf(values)}
        errorIn={(locale) => errors[translationPath(locale, field)]}
        onTranslate={(translations) => onChange('translations', translations)}
      />
    );
  };
  const head = languages && texts.length > 0 && (
    <LanguageHead
      languages={languages}
      id={`${id}-translations`}
      document={values}
      properties={properties}
      onChoose={choose}
      onShow={show}
      onCopy={copy}
    />
  );
  return { languages, head, input };
};
